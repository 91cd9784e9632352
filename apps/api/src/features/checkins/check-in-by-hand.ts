import { inTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Member } from '../../platform/http/guard.ts';
import { isRefusal, refuse } from '../../platform/refusal.ts';
import { lockBooking } from '../bookings/index.ts';
import { presentCheckIn } from './present-check-in.ts';
import { recordArrival } from './record-arrival.ts';
import { doorVenueOf } from './venue-access.ts';

/** Ticks a booked member off the roster; within 48 h of the class this also corrects a no-show. */
export async function checkInByHand(deps: Deps, staff: Member, bookingId: string) {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    if (!booking) return refuse('not_found');
    const venue = await doorVenueOf(tx, staff, booking.venue_id);
    if (isRefusal(venue)) return venue;
    const proof = { method: 'by_hand', staffUserId: staff.id, qrCodeId: null } as const;
    const recorded = await recordArrival(tx, venue, booking.id, proof, now);
    if (isRefusal(recorded)) return recorded;
    return presentCheckIn(tx, recorded, venue, now);
  });
}
