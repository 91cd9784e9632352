import {
  listReportedReviewsInfiniteOptions,
  listReportedReviewsInfiniteQueryKey,
} from '@pulse/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { usePages } from '#ui/data/use-pages.ts';

/** Queries the reviews with undecided reports, the oldest first, page by page. */
export function useReportedReviews() {
  return usePages({
    ...listReportedReviewsInfiniteOptions(),
    // Colleagues decide as well.
    staleTime: 0,
  });
}

/** Returns a function that refetches the reported reviews. */
export function useRefreshReports() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: listReportedReviewsInfiniteQueryKey() });
}
