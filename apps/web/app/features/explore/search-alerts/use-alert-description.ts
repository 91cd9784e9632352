import { SEARCH_ALERT_DAYS } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import type { FilterName } from '../address/remove-filter.ts';
import { useFilterLabels } from '../labels/use-filter-labels.ts';
import { type AlertSearch, toExploreSearch } from './alert-search.ts';

/** Describes a kept search: what is wanted and where ("Yoga, Beginners, around Beirut"), and when. */
export function useAlertDescription(kept: AlertSearch): { wanted: string; when: string } {
  const { t } = useTranslation('search-alerts');
  const format = useFormat();
  const search = toExploreSearch(kept);
  const labelOf = useFilterLabels(search);
  const { place } = search;
  const set: (FilterName | false)[] = [
    kept.activity.length > 0 && 'activity',
    kept.q !== '' && 'q',
    kept.trainer_id !== null && 'trainer',
    kept.level !== null && 'level',
    kept.language.length > 0 && 'language',
    kept.women_only && 'women_only',
    kept.tier !== null && 'tier',
    kept.amenity.length > 0 && 'amenity',
    (kept.from_time !== null || kept.to_time !== null) && 'time',
  ];
  const filters = set.filter((name) => name !== false).map(labelOf);
  const where =
    place?.kind === 'city'
      ? t('place.city', { city: format.city(place.name) })
      : t(`place.${place?.kind ?? 'lebanon'}`);
  const when = kept.date
    ? t('onDay', { day: format.date(`${kept.date}T12:00:00Z`, 'day', 'UTC') })
    : t('onAnyDay', { days: SEARCH_ALERT_DAYS });
  return { wanted: [...(filters.length > 0 ? filters : [t('anyClass')]), where].join(', '), when };
}
