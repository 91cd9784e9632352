import type { CancelQuote } from '@pulse/domain';
import type { BookingRow } from '../booking-row.ts';

/** The data that decides the cost of cancelling a booking, with its own copy of the policy. */
export function cancelContext(booking: Omit<BookingRow, 'waitlist_number'>) {
  return {
    status: booking.status,
    bookedAt: (booking.booked_at ?? booking.created_at).getTime(),
    startsAt: booking.starts_at.getTime(),
    policy: booking.policy,
  };
}

/** A quote in its wire form; a late cancellation returns the visit once the place is taken again. */
export function presentQuote(quote: CancelQuote) {
  return { ...quote, returned_if_taken: quote.reason === 'late' };
}
