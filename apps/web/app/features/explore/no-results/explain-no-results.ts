import type { SearchSuggestions } from '@pulse/contract/client';
import { countFilters, type ExploreSearch } from '../address/explore-address.ts';

/**
 * Why a search finds nothing: the place has no class that day, the text alone matches nothing, one
 * filter leaves everything out, only several together do, or it is not known.
 */
export type NoResultsReason = 'place' | 'text' | 'one-filter' | 'together' | 'unknown';

/** Returns why a search finds nothing; only filters that the reader has set are ever a reason. */
export function explainNoResults(
  search: ExploreSearch,
  suggestions: SearchSuggestions | undefined,
): NoResultsReason {
  const filters = countFilters(search);
  if (filters === 0 && search.q === '') return 'place';
  if (!suggestions) return filters === 0 ? 'text' : 'unknown';
  if (suggestions.without_filters === 0) return 'place';
  if (filters === 0) return 'text';
  const helpful = suggestions.filter_impacts.filter(({ venues }) => venues > 0);
  if (helpful.length === 0) return 'together';
  return helpful.every(({ filter }) => filter === 'q') ? 'text' : 'one-filter';
}
