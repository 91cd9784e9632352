import { type CancelQuote, cancelQuote, dropInMoneyIfCancelled, type EpochMs } from '@pulse/domain';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import { findPaymentOfBooking } from '../../payments/index.ts';
import type { BookingRow } from '../booking-row.ts';
import { listGuests } from '../guests/guests.store.ts';

/** The data that decides the cost of cancelling a booking, with its own copy of the policy. */
export function cancelContext(booking: Omit<BookingRow, 'waitlist_number'>) {
  return {
    status: booking.status,
    bookedAt: (booking.booked_at ?? booking.created_at).getTime(),
    startsAt: booking.starts_at.getTime(),
    policy: booking.policy,
    movedFar: booking.moved_from !== null && booking.policy.free_cancel_hours === 0,
  };
}

/**
 * The quote of a booking in its wire form, with what becomes of the price of a drop-in; a late
 * cancellation returns the visit, or the price, once the place is taken again.
 */
export async function presentQuote(db: Db | Tx, booking: BookingRow, now: EpochMs) {
  const quote: CancelQuote = cancelQuote(cancelContext(booking), now);
  const payment =
    booking.paid_by === 'drop_in' ? await findPaymentOfBooking(db, booking.id) : undefined;
  return {
    ...quote,
    returned_if_taken: quote.reason === 'late',
    guests: (await listGuests(db, booking.id)).length,
    drop_in: payment
      ? dropInMoneyIfCancelled(
          { amount_minor: payment.amount_minor, currency: payment.currency },
          payment.status,
          quote.cost,
          now,
        )
      : null,
  };
}
