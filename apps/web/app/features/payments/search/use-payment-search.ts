import { searchPayments } from '@pulse/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { readPages, usePages } from '#ui/data/use-pages.ts';

const key = 'search-payments';

/** The payments with an email or a number, page by page; nothing is asked for an empty text. */
export function usePaymentSearch(search: string) {
  const pages = readPages({
    queryKey: [key, search],
    read: async (cursor, signal) => {
      const options = { body: { search }, query: { cursor }, signal };
      const { data } = await searchPayments({ ...options, throwOnError: true });
      return data;
    },
  });
  return usePages({
    ...pages,
    enabled: search !== '',
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
