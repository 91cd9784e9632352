import {
  getOwnReviewQueryKey,
  getVenueQueryKey,
  listVenueReviews,
  listVenueReviewsQueryKey,
} from '@pulse/contract/client';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';

const perPage = 10;

/** What people say of a venue, newest first, a page at a time. */
export function useReviews(venueId: string) {
  const asked = { path: { id: venueId }, query: { limit: perPage } };
  return useInfiniteQuery({
    queryKey: [...listVenueReviewsQueryKey({ path: asked.path }), 'pages'],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const { data } = await listVenueReviews({
        ...asked,
        query: { ...asked.query, cursor: pageParam },
        signal,
        throwOnError: true,
      });
      return data;
    },
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

/** Asks anew for all that changes when somebody writes, changes, deletes or answers a review. */
export function useReviewsChanged(venueId: string) {
  const queryClient = useQueryClient();
  const asked = { path: { id: venueId } };
  return () =>
    Promise.all(
      [listVenueReviewsQueryKey(asked), getOwnReviewQueryKey(asked), getVenueQueryKey(asked)].map(
        (queryKey) => queryClient.invalidateQueries({ queryKey }),
      ),
    );
}
