import { checkInWindow, type EpochMs, isCorrectable } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { type BookingRow, type GuestRow, setGuestArrival } from '../../bookings/index.ts';
import { windowDetails } from '../check-in/record-class-check-in.ts';

/** The states of a booking whose guests may come, with the member or without. */
const HOLDS_PLACE = ['confirmed', 'completed', 'no_show'];

/**
 * Why a guest cannot be ticked off at `at`, or the tick undone; null from 30 min before the start until
 * 48 h after the class, while the guest has a place.
 */
export function refuseGuestTick(
  timeZone: string,
  booking: BookingRow,
  guest: GuestRow,
  at: EpochMs,
): Refusal | null {
  if (guest.cancelled_at || !HOLDS_PLACE.includes(booking.status))
    return refuse('not_checkable', {
      status: guest.cancelled_at ? 'cancelled' : booking.status,
    });
  const window = checkInWindow(booking.starts_at.getTime(), at);
  if (window.state === 'too_early')
    return refuse('check_in_too_early', windowDetails(window, timeZone));
  return isCorrectable(booking.ends_at.getTime(), at) ? null : refuse('correction_too_late');
}

/** Records that a guest has arrived, or, with null, that this was a mistake; desks that look on hear of it. */
export async function recordGuestArrival(
  tx: Tx,
  guest: GuestRow,
  arrival: { at: Date; staffUserId: string } | null,
): Promise<void> {
  await setGuestArrival(tx, guest.id, arrival);
  await publish(tx, {
    type: 'booking.guests_changed',
    payload: { booking_id: guest.booking_id },
  });
}
