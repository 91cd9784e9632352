import { listVenueReviewsInfiniteOptions } from '@pulse/contract/client';
import { usePages } from '#ui/data/use-pages.ts';

const pageSize = 10;

/** Queries the reviews of a venue, newest first, page by page. */
export function useReviews(venueId: string) {
  return usePages(
    listVenueReviewsInfiniteOptions({ path: { id: venueId }, query: { limit: pageSize } }),
  );
}
