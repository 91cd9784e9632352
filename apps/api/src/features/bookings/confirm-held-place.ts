import type { Tx } from '../../platform/database/transaction.ts';
import { type FactPayloads, record } from '../../platform/facts/facts.ts';
import type { FactsRow } from './booking-facts.store.ts';
import { firstBookedAt } from './booking-facts.ts';
import type { BookingRow } from './booking-row.ts';
import { updateBooking } from './bookings.store.ts';
import type { HeldClass } from './hold-class.ts';
import { dropOverlapping } from './promote-waitlist.ts';
import { returnLateVisits } from './return-late-visits.ts';

/** Turns a place that was held for a member into a confirmed one; the class is held. */
export async function confirmHeldPlace(
  tx: Tx,
  held: HeldClass,
  booking: BookingRow,
  row: FactsRow,
  how: FactPayloads['booking.confirmed']['how'],
  now: number,
): Promise<BookingRow> {
  const confirmed = await updateBooking(tx, booking.id, {
    status: 'confirmed',
    pending_for: null,
    held_until: null,
    booked_at: new Date(firstBookedAt(row) ?? now),
  });
  await record(tx, { type: 'booking.confirmed', payload: { booking_id: booking.id, how } });
  await returnLateVisits(tx, held.sessionId, [booking.user_id], new Date(now));
  const taken = [{ bookingId: booking.id, userId: booking.user_id }];
  const span = { startsAt: row.starts_at.getTime(), endsAt: row.ends_at.getTime() };
  await dropOverlapping(tx, held, taken, span, now);
  return confirmed;
}
