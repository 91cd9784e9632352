import { listClassSessionsInfiniteOptions } from '@pulse/contract/client';
import { usePages } from '#ui/data/use-pages.ts';

const pageSize = 20;
const pollIntervalMs = 30_000;
/** Further pages are read once: each is a request of its own. */
const maxPolledPages = 2;

/** A coach's classes to come at every venue, soonest first, page by page; their places are kept up to date. */
export function useCoachClasses(trainerId: string) {
  const query = { trainer_id: trainerId, limit: pageSize };
  return usePages({
    ...listClassSessionsInfiniteOptions({ query }),
    staleTime: pollIntervalMs,
    refetchInterval: ({ state }) =>
      (state.data?.pages.length ?? 0) <= maxPolledPages && pollIntervalMs,
  });
}
