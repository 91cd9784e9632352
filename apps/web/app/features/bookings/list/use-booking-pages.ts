import { listBookingsInfiniteOptions } from '@pulse/contract/client';
import { usePages } from '#ui/data/use-pages.ts';
import { type BookingView, isHistory } from './booking-views.ts';

/** Milliseconds between requests for what may change while it is shown. */
export const bookingPollMs = 30_000;

/** The bookings of one tab, page by page; upcoming tabs are refetched every 30 s. */
export function useBookingPages(view: BookingView, search: string, month: string | null) {
  const query = { view, limit: 20, q: search || undefined, month: month ?? undefined };
  return usePages({
    ...listBookingsInfiniteOptions({ query }),
    // A waitlist position changes and a held place expires while the page is open.
    refetchInterval: isHistory(view) ? false : bookingPollMs,
  });
}
