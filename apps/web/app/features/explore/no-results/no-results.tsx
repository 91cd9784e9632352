import { Button } from '@mantine/core';
import type { SearchSuggestions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadingRows } from '../../../ui/feedback/loading-rows.tsx';
import {
  countFilters,
  type ExplorePlace,
  type ExploreSearch,
  noFilters,
} from '../address/explore-address.ts';
import { searchRadiusKm, suggestionsQuery } from '../explore-query.ts';
import { FilterImpact } from './filter-impact.tsx';
import classes from './no-results.module.css';
import { type SearchProps, SuggestedSearches } from './suggested-searches.tsx';

/** Shown without results: the impact of each filter, and suggestions of another day or place. */
export function NoResults(props: SearchProps) {
  const { search, place, date, distanceFrom, onChange } = props;
  const { t } = useTranslation('explore');
  const suggestionsResult = useQuery(suggestionsQuery(search, place, date, distanceFrom));
  const hasFilters = countFilters(search) > 0 || search.q !== '';
  if (suggestionsResult.isPending)
    return (
      <div className={classes.empty}>
        <LoadingRows rows={2} height={120} />
      </div>
    );
  const suggestions = suggestionsResult.data;
  return (
    <div className={classes.empty}>
      <EmptyState
        coverArt={hasFilters ? 'running' : 'surf'}
        action={
          <div className={classes.suggestions}>
            {suggestions && canRemoveOneFilter(suggestions) && (
              <FilterImpact search={search} suggestions={suggestions} onChange={onChange} />
            )}
            <span className={classes.actions}>
              {hasFilters && !canRemoveOneFilter(suggestions) && (
                <Button variant="filled" onClick={() => onChange({ ...noFilters })}>
                  {t('empty.clear')}
                </Button>
              )}
              {suggestions && <SuggestedSearches suggestions={suggestions} {...props} />}
            </span>
          </div>
        }
      >
        <NoResultsText search={search} place={place} suggestions={suggestions} />
      </EmptyState>
    </div>
  );
}

const canRemoveOneFilter = (suggestions: SearchSuggestions | undefined) =>
  suggestions?.filter_impacts.some(({ venues }) => venues > 0);

function NoResultsText({
  search,
  place,
  suggestions,
}: {
  search: ExploreSearch;
  place: ExplorePlace;
  suggestions: SearchSuggestions | undefined;
}) {
  const { t } = useTranslation('explore');
  const filters = suggestions?.filter_impacts.length ?? 0;
  const countWithoutFilters = suggestions?.without_filters ?? 0;
  if (filters === 0 && !suggestions)
    return search.q ? t('empty.text', { q: search.q }) : t('empty.filters');
  if (filters > 0 && countWithoutFilters > 0)
    return canRemoveOneFilter(suggestions)
      ? t('empty.filtered', { count: countWithoutFilters })
      : t('empty.together', { count: countWithoutFilters });
  if (place.kind === 'lebanon') return t('empty.lebanon');
  return place.kind === 'box' ? t('empty.box') : t('empty.near', { km: searchRadiusKm });
}
