import { useEffect } from 'react';
import type { useExplore } from '../use-explore.ts';

/** The most pages of venues that are loaded for the map without being asked for. */
const maxPages = 6;

/**
 * Loads the venues of the default area for the map, which shows only those that are loaded: with the
 * first page alone, nearest to Beirut, the rest of Lebanon would look empty.
 */
export function useLoadWholeArea(
  { place, venuesQuery }: Pick<ReturnType<typeof useExplore>, 'place' | 'venuesQuery'>,
  mapShown: boolean,
): void {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage, data } = venuesQuery;
  const wanted = mapShown && place.kind === 'lebanon' && (data?.pages.length ?? 0) < maxPages;
  const idle = hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (wanted && idle) void fetchNextPage();
  }, [wanted, idle, fetchNextPage]);
}
