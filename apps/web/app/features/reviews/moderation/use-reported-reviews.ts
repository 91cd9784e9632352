import {
  listReportedReviewsInfiniteOptions,
  listReportedReviewsInfiniteQueryKey,
} from '@pulse/contract/client';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';

/** Queries the reviews with undecided reports, the oldest first, page by page. */
export function useReportedReviews() {
  return useInfiniteQuery({
    ...listReportedReviewsInfiniteOptions(),
    initialPageParam: {},
    getNextPageParam: ({ next_cursor }) => next_cursor,
    // Colleagues decide as well.
    staleTime: 0,
  });
}

/** Returns a function that refetches the reported reviews. */
export function useRefreshReports() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: listReportedReviewsInfiniteQueryKey() });
}
