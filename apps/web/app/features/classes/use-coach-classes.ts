import { listClassSessions, listClassSessionsQueryKey } from '@pulse/contract/client';
import { useInfiniteQuery } from '@tanstack/react-query';

const pageSize = 20;
const pollIntervalMs = 30_000;
/** Further pages are read once: each is a request of its own. */
const maxPolledPages = 2;

/** A coach's classes to come at every venue, soonest first, page by page; their places are kept up to date. */
export function useCoachClasses(trainerId: string) {
  const query = { trainer_id: trainerId, limit: pageSize };
  return useInfiniteQuery({
    queryKey: [...listClassSessionsQueryKey({ query }), 'pages'],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const { data } = await listClassSessions({
        query: { ...query, cursor: pageParam },
        signal,
        throwOnError: true,
      });
      return data;
    },
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    staleTime: pollIntervalMs,
    refetchInterval: ({ state }) =>
      (state.data?.pages.length ?? 0) <= maxPolledPages && pollIntervalMs,
  });
}
