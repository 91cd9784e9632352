import {
  getOwnReviewQueryKey,
  getVenueQueryKey,
  listVenueReviews,
  listVenueReviewsQueryKey,
} from '@pulse/contract/client';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';

const pageSize = 10;

/** Queries the reviews of a venue, newest first, page by page. */
export function useReviews(venueId: string) {
  const options = { path: { id: venueId }, query: { limit: pageSize } };
  return useInfiniteQuery({
    queryKey: [...listVenueReviewsQueryKey({ path: options.path }), 'pages'],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const { data } = await listVenueReviews({
        ...options,
        query: { ...options.query, cursor: pageParam },
        signal,
        throwOnError: true,
      });
      return data;
    },
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
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
