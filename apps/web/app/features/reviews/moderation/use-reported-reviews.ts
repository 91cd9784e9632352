import {
  listReportedReviewsInfiniteOptions,
  listReportedReviewsInfiniteQueryKey,
} from '@pulse/contract/client';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';

/** Reviews whose reports wait for a decision, the longest waiting first, a page at a time. */
export function useReportedReviews() {
  return useInfiniteQuery({
    ...listReportedReviewsInfiniteOptions(),
    initialPageParam: {},
    getNextPageParam: ({ next_cursor }) => next_cursor,
    // Others decide as well.
    staleTime: 0,
  });
}

/** Asks anew for what waits, after a decision here or by somebody else. */
export function useRefreshReports() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: listReportedReviewsInfiniteQueryKey() });
}
