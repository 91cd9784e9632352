import type { Tx } from '../../../platform/database/transaction.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { findBooking } from '../bookings.store.ts';
import { changeBookingStatus } from './attendance.store.ts';

/** Marks a booking as a no-show. False when it held no place. */
export async function markNoShow(tx: Tx, bookingId: string): Promise<boolean> {
  const changed = await changeBookingStatus(tx, bookingId, ['confirmed', 'completed'], 'no_show');
  if (changed) await publish(tx, { type: 'booking.no_show', payload: { booking_id: bookingId } });
  return changed;
}

/** Undoes attendance: the booking is confirmed again, or a no-show if the class has ended at `at`. */
export async function undoAttendance(tx: Tx, bookingId: string, at: Date): Promise<boolean> {
  const booking = await findBooking(tx, bookingId);
  if (booking?.status !== 'completed') return false;
  return booking.ends_at > at
    ? changeBookingStatus(tx, bookingId, ['completed'], 'confirmed')
    : markNoShow(tx, bookingId);
}
