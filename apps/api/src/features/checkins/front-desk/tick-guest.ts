import { checkInWindow, isCorrectable } from '@pulse/domain';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { findGuest, lockBooking, setGuestArrival } from '../../bookings/index.ts';
import { windowDetails } from '../check-in/record-class-check-in.ts';
import { findVenueForStaff } from './venue-access.ts';

/** The states of a booking whose guests may come, with the member or without. */
const HOLDS_PLACE = ['confirmed', 'completed', 'no_show'];

/**
 * Ticks a guest off the roster, or undoes that: from 30 min before the start until 48 h after the
 * class, as a member is checked in by hand. It is no visit of anybody; a repeated tick keeps the first.
 */
export async function tickGuest(
  deps: Deps,
  staff: AuthenticatedUser,
  guestId: string,
  arrived: boolean,
) {
  const found = await findGuest(deps.db, guestId);
  if (!found) return refuse('not_found');
  return inTransaction(deps.db, async (tx) => {
    const booking = await lockBooking(tx, found.booking_id);
    const guest = await findGuest(tx, guestId);
    if (!booking || !guest) return refuse('not_found');
    const venue = await findVenueForStaff(tx, staff, booking.venue_id);
    if (isRefusal(venue)) return venue;
    const now = deps.clock.now();
    if (guest.cancelled_at || !HOLDS_PLACE.includes(booking.status))
      return refuse('not_checkable', { status: booking.status });
    const window = checkInWindow(booking.starts_at.getTime(), now);
    if (window.state === 'too_early')
      return refuse('check_in_too_early', windowDetails(window, venue.time_zone));
    if (!isCorrectable(booking.ends_at.getTime(), now)) return refuse('correction_too_late');
    if (arrived !== (guest.arrived_at !== null)) {
      const arrival = arrived ? { at: new Date(now), staffUserId: staff.id } : null;
      await setGuestArrival(tx, guestId, arrival);
      await publish(tx, {
        type: 'booking.guests_changed',
        payload: { booking_id: booking.id },
      });
    }
    return null;
  });
}
