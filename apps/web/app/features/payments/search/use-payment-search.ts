import { searchPayments } from '@pulse/contract/client';
import { readPages, usePages } from '#ui/data/use-pages.ts';

/** The payments with an email or a number, page by page; nothing is asked for an empty text. */
export function usePaymentSearch(search: string) {
  const pages = readPages({
    // Tagged as a generated key is, to be read again after a refund.
    queryKey: [{ _id: 'searchPayments', tags: ['payments'], search }],
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
