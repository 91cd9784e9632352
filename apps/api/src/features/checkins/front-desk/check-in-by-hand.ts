import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { lockBooking } from '../../bookings/index.ts';
import { presentCheckIn } from '../check-in/present-check-in.ts';
import { recordClassCheckIn } from '../check-in/record-class-check-in.ts';
import { findVenueForStaff } from './venue-access.ts';

/** Checks a booked member in from the roster; within 48 h of the class this also corrects a no-show. */
export async function checkInByHand(deps: Deps, staff: AuthenticatedUser, bookingId: string) {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    if (!booking) return refuse('not_found');
    const venue = await findVenueForStaff(tx, staff, booking.venue_id);
    if (isRefusal(venue)) return venue;
    const proof = { method: 'by_hand', staffUserId: staff.id, qrCodeId: null } as const;
    const recorded = await recordClassCheckIn(tx, venue, booking.id, proof, now);
    if (isRefusal(recorded)) return recorded;
    return presentCheckIn(deps, tx, recorded, venue, now);
  });
}
