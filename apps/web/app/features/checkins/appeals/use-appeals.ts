import { listAppealsInfiniteOptions } from '@pulse/contract/client';
import { useInfiniteQuery } from '@tanstack/react-query';

/** The appeals that wait for an answer, of one venue, or with null of the whole organisation. */
export function useAppeals(venueId: string | null) {
  return useInfiniteQuery({
    ...listAppealsInfiniteOptions({ query: { venue_id: venueId ?? undefined } }),
    initialPageParam: {},
    getNextPageParam: ({ next_cursor }) => next_cursor,
    // A member may have appealed, or a colleague answered, since.
    staleTime: 0,
  });
}
