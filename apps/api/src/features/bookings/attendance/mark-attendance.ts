import type { Tx } from '../../../platform/database/transaction.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { findBooking } from '../bookings.store.ts';
import { changeBookingStatus } from '../cancel/session-bookings.store.ts';

/** Writes down that a booked member came, also after a no-show. False when no place was held. */
export async function markAttended(tx: Tx, bookingId: string): Promise<boolean> {
  return changeBookingStatus(tx, bookingId, ['confirmed', 'no_show'], 'completed');
}

/** Writes down that a booked member did not come. False when no place was held. */
export async function markNoShow(tx: Tx, bookingId: string): Promise<boolean> {
  const moved = await changeBookingStatus(tx, bookingId, ['confirmed', 'completed'], 'no_show');
  if (moved) await publish(tx, { type: 'booking.no_show', payload: { booking_id: bookingId } });
  return moved;
}

/** Takes an arrival back: confirmed again, or missed once the class has ended at `at`. */
export async function undoAttendance(tx: Tx, bookingId: string, at: Date): Promise<boolean> {
  const booking = await findBooking(tx, bookingId);
  if (booking?.status !== 'completed') return false;
  return booking.ends_at > at
    ? changeBookingStatus(tx, bookingId, ['completed'], 'confirmed')
    : markNoShow(tx, bookingId);
}
