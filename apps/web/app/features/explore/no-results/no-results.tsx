import { Button } from '@mantine/core';
import type { SearchSuggestions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from '#light-translator';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import {
  countFilters,
  type ExplorePlace,
  type ExploreSearch,
  noFilters,
} from '../address/explore-address.ts';
import { radiusOf, suggestionsQuery } from '../explore-query.ts';
import { AddSearchAlert } from '../search-alerts/add-search-alert.tsx';
import { explainNoResults } from './explain-no-results.ts';
import { FilterImpact } from './filter-impact.tsx';
import classes from './no-results.module.css';
import { OtherMeanings } from './other-meanings.tsx';
import { type SearchProps, SuggestedSearches } from './suggested-searches.tsx';

/**
 * Shown without results: what the text may have meant, the impact of each filter that is set, and
 * suggestions of another day or place.
 */
export function NoResults(props: SearchProps) {
  const { search, place, date, distanceFrom, onChange } = props;
  const { t } = useTranslation('explore');
  const suggestionsResult = useQuery(suggestionsQuery(search, place, date, distanceFrom));
  if (suggestionsResult.isPending)
    return (
      <div className={classes.empty}>
        <LoadingRows rows={2} height={120} />
      </div>
    );
  const suggestions = suggestionsResult.data;
  const reason = explainNoResults(search, suggestions);
  const filters = countFilters(search);
  return (
    <div className={classes.empty}>
      <EmptyState
        coverArt={reason === 'place' ? 'surf' : 'running'}
        action={
          <Stack className={classes.suggestions}>
            {search.q && <OtherMeanings {...props} />}
            {suggestions && filters > 0 && (reason === 'one-filter' || reason === 'text') && (
              <FilterImpact search={search} suggestions={suggestions} onChange={onChange} />
            )}
            <Row as="span">
              {search.q && filters === 0 && reason !== 'place' && (
                <Button onClick={() => onChange({ q: '' })}>
                  {t('empty.withoutText', { q: search.q })}
                </Button>
              )}
              {filters > 0 && (reason === 'together' || reason === 'unknown') && (
                <Button variant="filled" onClick={() => onChange({ ...noFilters })}>
                  {t('empty.clear')}
                </Button>
              )}
              {suggestions && <SuggestedSearches suggestions={suggestions} {...props} />}
            </Row>
            <Suspense>
              <AddSearchAlert search={search} place={place} date={date} />
            </Suspense>
          </Stack>
        }
      >
        <NoResultsText search={search} place={place} suggestions={suggestions} />
      </EmptyState>
    </div>
  );
}

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
  const { q } = search;
  const count = suggestions?.without_filters ?? 0;
  switch (explainNoResults(search, suggestions)) {
    case 'text':
      return t('empty.textOnly', { q });
    case 'unknown':
      return q ? t('empty.text', { q }) : t('empty.filters');
    case 'one-filter':
      return t('empty.filtered', { count });
    case 'together':
      return t('empty.together', { count });
    case 'place':
      if (place.kind === 'lebanon') return t('empty.lebanon');
      return place.kind === 'box' ? t('empty.box') : t('empty.near', { km: radiusOf(place) });
  }
}
