import { bookingEligibility } from '@pulse/domain';
import type { Deps } from '../../platform/deps.ts';
import { isRefusal, refuse } from '../../platform/refusal.ts';
import { loadFacts } from './booking-facts.store.ts';
import { bookingFacts } from './booking-facts.ts';
import { confirmHeldPlace } from './confirm-held-place.ts';
import { expireHoldsOf } from './expire-holds.ts';
import { holdingClass, LOCKS, type Locks } from './hold-class.ts';
import { ownBooking } from './own-booking.ts';
import { presentBookings } from './present-bookings.ts';
import { refusalOfRule } from './refusal-of-rule.ts';

/**
 * Takes the place that is held for a member from the waitlist. Every other rule is asked again; a
 * refused member may put it right while the place is held. A repeat answers the confirmed booking.
 */
export async function acceptOffer(
  deps: Deps,
  userId: string,
  bookingId: string,
  locks: Locks = LOCKS,
) {
  const own = await ownBooking(deps.db, bookingId, userId);
  if (!own) return refuse('not_found');
  const sessionId = own.class_session_id;
  const now = deps.clock.now();
  const outcome = await holdingClass(
    deps,
    { sessionId, members: [userId] },
    async (tx, held) => {
      const booking = await locks.booking(tx, bookingId);
      if (!booking) return refuse('not_found');
      if (booking.status !== 'confirmed') {
        const offered = booking.pending_for === 'offer' && booking.held_until;
        if (!offered || offered.getTime() <= now) return refuse('offer_expired');
        const row = await loadFacts(tx, sessionId, userId, now);
        if (!row) return refuse('not_found');
        const asked = { ownBookingId: bookingId, placeHeld: true };
        const eligibility = bookingEligibility(bookingFacts(row, now, asked), now);
        const failed = eligibility.rules.find((rule) => !rule.passed);
        if (failed) return refusalOfRule(failed, eligibility, row.venue_time_zone);
        await confirmHeldPlace(tx, held, booking, row, 'offer_accepted', now);
      }
      const [presented] = await presentBookings(tx, [booking], now);
      return presented ?? refuse('not_found');
    },
    locks,
  );
  // The place must not wait for the next round of the job.
  if (isRefusal(outcome) && outcome.code === 'offer_expired') await expireHoldsOf(deps, sessionId);
  return outcome;
}
