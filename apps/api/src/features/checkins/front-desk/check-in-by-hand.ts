import type { EpochMs } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { loadBookingDetails } from '../../bookings/index.ts';
import type { SessionRow } from '../../classes/index.ts';
import { attemptArrival } from '../check-in/attempt-arrival.ts';
import { presentCheckIn } from '../check-in/present-check-in.ts';
import { STATE_CHANGED } from '../check-in/state-changed.ts';
import { findDeskMember } from '../checkins.store.ts';
import { refuseAtDesk } from './refuse-at-desk.ts';
import { mayRunFrontDesk } from './venue-access.ts';

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
  return attemptArrival(deps, async (db, record) => {
    const [details] = await loadBookingDetails(db, [bookingId], at);
    if (!details) return refuse('not_found');
    const { booking, session } = details;
    if (!mayRunFrontDesk(staff, session.organisation_id)) return refuse('not_found');
    const venue = venueOf(session);
    const proof = { method: 'by_hand', staffUserId: staff.id, qrCodeId: null } as const;
    const recorded = await record.classCheckIn(venue, details, proof, at);
    if (recorded === STATE_CHANGED) return recorded;
    if (isRefusal(recorded)) {
      const member = await findDeskMember(db, booking.user_id);
      const topic = { title: session.title, startsAt: booking.starts_at.getTime() };
      return refuseAtDesk(db, recorded, { venue, member, session: topic }, at);
    }
    return presentCheckIn(deps, db, recorded, venue, at);
  });
}

/** The venue of a class, as far as it was read with it. */
function venueOf(session: SessionRow) {
  return {
    id: session.venue_id,
    name: session.venue_name,
    city: session.venue_city,
    time_zone: session.venue_time_zone,
    status: session.venue_status,
  };
}
