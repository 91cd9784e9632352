import { bookingEligibility } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { confirmHeldPlace } from '../book/confirm-held-place.ts';
import { bookingHooks } from '../booking-hooks.ts';
import { loadBookingContext } from '../eligibility/booking-context.store.ts';
import { buildBookingContext } from '../eligibility/build-booking-context.ts';
import { refuseFailedRule } from '../eligibility/refuse-failed-rule.ts';
import { LOCKS, type Locks, withLockedClass } from '../locks/lock-class.ts';
import { findOwnBooking } from '../read/find-own-booking.ts';
import { presentBookings } from '../read/present-bookings.ts';
import { expireHoldsOfSession } from './expire-holds.ts';

/**
 * Confirms the place that is offered to a member from the waitlist. Every other rule is checked
 * again; a refused member may resolve the cause while the place is held. A repeated request returns
 * the confirmed booking.
 */
export async function acceptOffer(
  deps: Deps,
  userId: string,
  bookingId: string,
  locks: Locks = LOCKS,
) {
  const own = await findOwnBooking(deps.db, bookingId, userId);
  if (!own) return refuse('not_found');
  const sessionId = own.class_session_id;
  const now = deps.clock.now();
  const outcome = await withLockedClass(
    deps,
    { sessionId, members: [userId] },
    async (tx, lockedClass) => {
      const booking = await locks.booking(tx, bookingId);
      if (!booking) return refuse('not_found');
      if (booking.status !== 'confirmed') {
        const heldUntil = booking.pending_for === 'offer' && booking.held_until;
        if (!heldUntil || heldUntil.getTime() <= now) return refuse('offer_expired');
        const row = await loadBookingContext(tx, sessionId, userId, now);
        if (!row) return refuse('not_found');
        // Of a class that was put back: a drop-in whose price has not gone back is still paid.
        const dropIn = booking.paid_by === 'drop_in';
        const options = { ownBookingId: bookingId, placeHeld: true, dropIn };
        const eligibility = bookingEligibility(buildBookingContext(row, now, options), now);
        const failedRule = eligibility.rules.find((rule) => !rule.passed);
        if (failedRule) return refuseFailedRule(failedRule, eligibility, row.venue_time_zone);
        await confirmHeldPlace(tx, lockedClass, booking, row, 'offer_accepted', now);
        await bookingHooks(deps).onOffersEnded(tx, [bookingId], new Date(now));
      }
      const [presented] = await presentBookings(deps, tx, [booking], now);
      return presented ?? refuse('not_found');
    },
    locks,
  );
  // The place goes to the next member now, not with the next run of the job.
  if (isRefusal(outcome) && outcome.code === 'offer_expired')
    await expireHoldsOfSession(deps, sessionId);
  return outcome;
}
