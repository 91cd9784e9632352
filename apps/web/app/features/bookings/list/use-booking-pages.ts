import { listBookings, listBookingsQueryKey } from '@pulse/contract/client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type BookingView, isHistory } from './booking-views.ts';

/** Milliseconds between requests for what may change while it is shown. */
export const bookingPollMs = 30_000;

/** The bookings of one tab, page by page; upcoming tabs are refetched every 30 s. */
export function useBookingPages(view: BookingView, search: string, month: string | null) {
  const query = { view, limit: 20, q: search || undefined, month: month ?? undefined };
  return useInfiniteQuery({
    queryKey: [...listBookingsQueryKey({ query }), 'pages'],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const { data } = await listBookings({
        query: { ...query, cursor: pageParam },
        signal,
        throwOnError: true,
      });
      return data;
    },
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    // A waitlist position changes and a held place expires while the page is open.
    refetchInterval: isHistory(view) ? false : bookingPollMs,
  });
}
