import {
  getOwnReviewQueryKey,
  getVenueQueryKey,
  listVenueReviewsInfiniteOptions,
  listVenueReviewsQueryKey,
} from '@pulse/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { usePages } from '#ui/data/use-pages.ts';

const pageSize = 10;

/** Queries the reviews of a venue, newest first, page by page. */
export function useReviews(venueId: string) {
  const options = { path: { id: venueId }, query: { limit: pageSize } };
  return usePages(listVenueReviewsInfiniteOptions({ path: options.path }));
}

/** Returns a function that refetches what depends on a venue's reviews. */
export function useRefreshReviews(venueId: string) {
  const queryClient = useQueryClient();
  const options = { path: { id: venueId } };
  return () =>
    Promise.all(
      [
        listVenueReviewsQueryKey(options),
        getOwnReviewQueryKey(options),
        getVenueQueryKey(options),
      ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
}
