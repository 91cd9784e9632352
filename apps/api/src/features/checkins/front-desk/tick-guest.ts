import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { findGuest, lockBooking } from '../../bookings/index.ts';
import { recordGuestArrival, refuseGuestTick } from './record-guest-arrival.ts';
import { findVenueForStaff } from './venue-access.ts';

/**
 * Ticks a guest off the roster, or undoes that: from 30 min before the start until 48 h after the
 * class, as a member is checked in by hand. It is no visit of a member; a repeated tick keeps the first.
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
    const refusal = refuseGuestTick(venue.time_zone, booking, guest, now);
    if (refusal) return refusal;
    if (arrived !== (guest.arrived_at !== null)) {
      const arrival = arrived ? { at: new Date(now), staffUserId: staff.id } : null;
      await recordGuestArrival(tx, guest, arrival);
    }
    return null;
  });
}
