import { BOOKING_POLICY_BOUNDS, type BookingPolicy } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { policyNames } from './venue-values.ts';

const isPolicyName = (name: string | undefined): name is keyof BookingPolicy =>
  policyNames.some((one) => one === name);

/** Returns a function that says what is wrong with a field; the code is that of the contract. */
export function useErrorText(): (field: string, code: string | undefined) => string {
  const { t } = useTranslation('partner-venues');
  const format = useFormat();
  return (field, code) => {
    const [name, part] = field.split('.');
    if (name === 'booking_policy' && isPolicyName(part)) {
      const { min, max } = BOOKING_POLICY_BOUNDS[part];
      return t('error.between', { min: format.number(min), max: format.number(max) });
    }
    switch (name) {
      case 'operating_hours':
        if (code === 'opening_hours_overlap') return t('error.overlap');
        return t(code === 'opening_hours_empty' ? 'error.sameTime' : 'error.hours');
      case 'latitude':
        return t(code === 'latitude_zero' ? 'error.position' : 'error.latitude');
      case 'longitude':
      case 'name':
      case 'website':
      case 'time_zone':
      case 'visit_limit_per_month':
        return t(`error.${name}`);
      default:
        return t('error.text');
    }
  };
}
