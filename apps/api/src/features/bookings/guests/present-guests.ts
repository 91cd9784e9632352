import { cancelQuote, type EpochMs, guestRefusal, snapshotPolicy } from '@pulse/domain';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import type { BookingRow } from '../booking-row.ts';
import { cancelContext } from '../cancel/present-quote.ts';
import {
  type BookingContextRow,
  loadBookingContext,
} from '../eligibility/booking-context.store.ts';
import { priceOf } from '../eligibility/build-booking-context.ts';
import { type GuestRow, listGuests } from './guests.store.ts';

/** Why the member of a booking cannot bring another guest at `now`; null when they can. */
export function refusalOf(
  booking: BookingRow,
  session: Pick<BookingContextRow, 'capacity' | 'booked' | 'venue_policy'>,
  guests: readonly GuestRow[],
  now: EpochMs,
) {
  return guestRefusal(
    {
      status: booking.status,
      startsAt: booking.starts_at.getTime(),
      policy: snapshotPolicy(session.venue_policy),
      capacity: session.capacity,
      booked: session.booked,
      guests: guests.length,
    },
    now,
  );
}

/** The guests of a booking in their wire form, with what one more would cost and why there is none. */
export async function presentGuests(db: Db | Tx, booking: BookingRow, now: EpochMs) {
  const row = await loadBookingContext(db, booking.class_session_id, booking.user_id, now);
  if (!row) throw new Error('A booking without a class');
  const guests = await listGuests(db, booking.id);
  const isOpen = cancelQuote(cancelContext(booking), now).allowed;
  return {
    limit: snapshotPolicy(row.venue_policy).guests_per_booking,
    refusal: refusalOf(booking, row, guests, now),
    price: priceOf(row),
    items: guests.map(({ id, name, arrived_at }) => ({
      id,
      name,
      arrived: arrived_at !== null,
      cancellable: isOpen && arrived_at === null,
    })),
  };
}
