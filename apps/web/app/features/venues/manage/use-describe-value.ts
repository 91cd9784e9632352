import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { useWeekdayName } from '#ui/format/use-weekday-name.ts';
import { policyNames, type VenueValues } from './edit/venue-values.ts';
import { sortHours } from './hours/edit-hours.ts';

/** Returns a function that says a field of a venue in words. */
export function useDescribeValue(): (name: keyof VenueValues, values: VenueValues) => string {
  const { t } = useTranslation(['partner-venues', 'venues', 'shared']);
  const format = useFormat();
  const weekdayName = useWeekdayName();
  const describeList = (names: string[]) => (names.length > 0 ? format.list(names) : t('none'));
  return (name, values) => {
    switch (name) {
      case 'position': {
        const { latitude, longitude, time_zone } = values.position;
        return [latitude, longitude, time_zone].filter(Boolean).join(', ') || t('none');
      }
      case 'activities':
        return describeList(values.activities.map((one) => t(`activity.${one}`, { ns: 'shared' })));
      case 'amenities':
        return describeList(values.amenities.map((one) => t(`amenity.${one}`, { ns: 'venues' })));
      case 'operating_hours':
        return (
          sortHours(values.operating_hours)
            .map(({ weekday, opens, closes }) => `${weekdayName(weekday)} ${opens}–${closes}`)
            .join('; ') || t('none')
        );
      case 'booking_policy':
        return (
          policyNames
            .filter((one) => values.booking_policy[one] !== '')
            .map((one) => `${t(`policy.${one}`)}: ${values.booking_policy[one]}`)
            .join('; ') || t('policy.usual')
        );
      case 'tier':
        return t(`tier.${values.tier}`, { ns: 'venues' });
      case 'open_gym':
        return t(values.open_gym ? 'yes' : 'no');
      default:
        return values[name] || t('none');
    }
  };
}
