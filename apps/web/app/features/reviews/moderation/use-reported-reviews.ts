import { listReportedReviewsInfiniteOptions } from '@pulse/contract/client';
import { usePages } from '#ui/data/use-pages.ts';

/** Queries the reviews with undecided reports, the oldest first, page by page. */
export function useReportedReviews() {
  // Colleagues decide as well.
  return usePages({ ...listReportedReviewsInfiniteOptions(), staleTime: 0 });
}
