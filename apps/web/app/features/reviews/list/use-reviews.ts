import {
  getOwnReviewQueryKey,
  getVenueQueryKey,
  listVenueReviews,
  listVenueReviewsQueryKey,
} from '@pulse/contract/client';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';

const pageSize = 10;

/** What people say of a venue, newest first, a page at a time. */
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

/** Asks anew for all that changes when somebody writes, changes, deletes or answers a review. */
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
