import { useTranslation } from '#light-translator';
import { ChangedElsewhere } from '#ui/forms/changed-elsewhere.tsx';
import { isSameValue } from '#ui/forms/merge-changes.ts';
import type { EditedValues } from '#ui/forms/use-edited-values.ts';
import type { VenueValues } from './edit/venue-values.ts';
import { useDescribeValue } from './use-describe-value.ts';

/** Shows which fields of the venue another user has changed, beside what was typed there. */
export function VenueChangedElsewhere({ edited }: { edited: EditedValues<VenueValues> }) {
  const { t } = useTranslation('partner-venues');
  const describe = useDescribeValue();
  const { merged, values, base, setValue } = edited;
  const fields = (merged?.changedElsewhere ?? []).map((name) => {
    const differs = merged?.conflicts.includes(name) && !isSameValue(values[name], base[name]);
    return {
      name,
      label: t(`field.${name}`),
      current: describe(name, base),
      typed: differs ? describe(name, values) : null,
      onTakeCurrent: () => setValue(name, base[name]),
    };
  });
  return <ChangedElsewhere fields={fields} />;
}
