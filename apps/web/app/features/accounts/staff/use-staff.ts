import { listStaff, listStaffQueryKey } from '@pulse/contract/client';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';

const query = { limit: 50 };

/** All people who work for the organisation or are invited to, by name, page by page. */
export function useStaff() {
  return useInfiniteQuery({
    queryKey: [...listStaffQueryKey({ query }), 'pages'],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const { data } = await listStaff({
        query: { ...query, cursor: pageParam },
        signal,
        throwOnError: true,
      });
      return data;
    },
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    // A colleague may have accepted the invitation or changed something since.
    staleTime: 0,
  });
}

/** Returns a function that reads the staff again. */
export function useRefreshStaff(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: listStaffQueryKey({ query }) });
}
