import type { VenueTimetableReport } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { isActivity } from '#ui/choices/activities-and-amenities.ts';
import { useFormat } from '#ui/format/use-format.ts';

type Difference = VenueTimetableReport['classes'][number]['differences'][number];

/** Returns a function that says what a file says otherwise than the class that stays as it is. */
export function useDifferenceText(): (difference: Difference) => string {
  const { t } = useTranslation(['partner-import', 'shared']);
  const format = useFormat();
  return ({ field, in_file, current }) => {
    const toText = (value: string | null) => {
      if (value === null) return t('difference.none');
      if (field === 'activity' && isActivity(value)) return t(`shared:activity.${value}`);
      return field === 'last_date' ? format.date(`${value}T12:00:00Z`, 'day', 'UTC') : value;
    };
    const name = t(`difference.${field}`);
    return t('difference.text', { field: name, said: toText(in_file), current: toText(current) });
  };
}
