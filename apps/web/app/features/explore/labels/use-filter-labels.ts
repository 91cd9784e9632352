import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import type { ExploreSearch } from '../address/explore-address.ts';
import type { FilterName } from '../address/remove-filter.ts';
import { useCoachName } from './use-coach-name.ts';
import { useTimeRangeLabel } from './use-time-range-label.ts';

/** Returns a function that describes a set filter: "Yoga and Pilates", "After 18:00", "Favourites". */
export function useFilterLabels(search: ExploreSearch): (filter: FilterName) => string {
  const { t } = useTranslation('explore');
  const { t: shared } = useTranslation();
  const { t: venues } = useTranslation('venues');
  const { t: details } = useTranslation('class-details');
  const format = useFormat();
  const formatTimeRange = useTimeRangeLabel();
  const coach = useCoachName(search.coach);
  const labels: Record<FilterName, () => string> = {
    q: () => t('empty.searchText', { q: search.q }),
    activity: () => format.list(search.activities.map((name) => shared(`activity.${name}`))),
    trainer: () => coach ?? t('filter.coach'),
    amenity: () => format.list(search.amenities.map((name) => venues(`amenity.${name}`))),
    tier: () => venues(`tier.${search.tier ?? 'plus'}`),
    level: () => details(`level.${search.level ?? 'all'}`),
    language: () => format.list(search.languages.map((name) => details(`language.${name}`))),
    women_only: () => details('filter.womenOnly'),
    open_now: () => t('filter.openNow'),
    time: () => formatTimeRange(search),
    has_places: () => t('filter.hasPlaces'),
    bookable: () => t('filter.inPlan'),
    travel_time: () => t(`travelTime.filter.${search.travelMode}`),
    favourites: () => t('filter.favourites'),
  };
  return (filter) => labels[filter]();
}
