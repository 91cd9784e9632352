import { searchPayments } from '@pulse/contract/client';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';

const key = 'search-payments';

/** The payments with an email or a number, page by page; nothing is asked for an empty text. */
export function usePaymentSearch(search: string) {
  return useInfiniteQuery({
    queryKey: [key, search],
    enabled: search !== '',
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const { data } = await searchPayments({
        body: { search },
        query: { cursor: pageParam },
        signal,
        throwOnError: true,
      });
      return data;
    },
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    // What is refunded next depends on what has been refunded since.
    staleTime: 0,
    gcTime: 0,
  });
}

/** Returns a function that reads the found payments again. */
export function useRefreshFoundPayments(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: [key] });
}
