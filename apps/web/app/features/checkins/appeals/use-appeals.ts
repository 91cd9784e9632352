import { listAppealsInfiniteOptions } from '@pulse/contract/client';
import { usePages } from '#ui/data/use-pages.ts';

/** The appeals that wait for an answer, of one venue, or with null of the whole organisation. */
export function useAppeals(venueId: string | null) {
  return usePages({
    ...listAppealsInfiniteOptions({ query: { venue_id: venueId ?? undefined } }),
    // A member may have appealed, or a colleague answered, since.
    staleTime: 0,
  });
}
