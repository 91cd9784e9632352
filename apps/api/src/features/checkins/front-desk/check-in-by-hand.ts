import type { EpochMs } from '@pulse/domain';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { lockBooking } from '../../bookings/index.ts';
import { findPartnerClassSession } from '../../classes/index.ts';
import { presentCheckIn } from '../check-in/present-check-in.ts';
import { recordClassCheckIn } from '../check-in/record-class-check-in.ts';
import { findDeskMember } from '../checkins.store.ts';
import { refuseAtDesk } from './refuse-at-desk.ts';
import { findVenueForStaff } from './venue-access.ts';

/**
 * Checks a booked member in from the roster, at the time `at` of the tap; within 48 h of the class this
 * also corrects a no-show.
 */
export async function checkInByHand(
  deps: Deps,
  staff: AuthenticatedUser,
  bookingId: string,
  at: EpochMs = deps.clock.now(),
) {
  return inTransaction(deps.db, async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    if (!booking) return refuse('not_found');
    const venue = await findVenueForStaff(tx, staff, booking.venue_id);
    if (isRefusal(venue)) return venue;
    const proof = { method: 'by_hand', staffUserId: staff.id, qrCodeId: null } as const;
    const recorded = await recordClassCheckIn(tx, venue, booking.id, proof, at);
    if (isRefusal(recorded)) {
      const member = await findDeskMember(tx, booking.user_id);
      const session = await findPartnerClassSession(tx, booking.class_session_id);
      const topic = session && { title: session.title, startsAt: booking.starts_at.getTime() };
      return refuseAtDesk(tx, recorded, { venue, member, session: topic ?? undefined }, at);
    }
    return presentCheckIn(deps, tx, recorded, venue, at);
  });
}
