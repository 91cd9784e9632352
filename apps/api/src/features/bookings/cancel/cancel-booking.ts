import { type CancelQuote, cancelQuote, type EpochMs } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { lowerCounters, moveCounters } from '../../classes/index.ts';
import { bookingHooks } from '../booking-hooks.ts';
import { updateBooking } from '../bookings.store.ts';
import { cancelGuestsOfBookings } from '../guests/guests.store.ts';
import { LOCKS, type Locks, withLockedClass } from '../locks/lock-class.ts';
import { findOwnBooking } from '../read/find-own-booking.ts';
import { presentBookings } from '../read/present-bookings.ts';
import { promoteWaitlist } from '../waitlist/promote-waitlist.ts';
import { cancelContext, presentQuote } from './present-quote.ts';

/** A request to cancel a booking, with the cost that the member has accepted. */
export interface CancelBookingCommand {
  userId: string;
  bookingId: string;
  acceptCost: CancelQuote['cost'];
}

/**
 * Cancels a member's own booking; its place goes to the waitlist in the same transaction. Refuses,
 * with the quote, a cancellation that costs more than the member has accepted.
 */
export async function cancelBooking(
  deps: Deps,
  { userId, bookingId, acceptCost }: CancelBookingCommand,
  locks: Locks = LOCKS,
) {
  const own = await findOwnBooking(deps.db, bookingId, userId);
  if (!own) return refuse('not_found');
  const sessionId = own.class_session_id;
  const now = deps.clock.now();
  return withLockedClass(
    deps,
    { sessionId, members: [userId] },
    async (tx, lockedClass) => {
      const booking = await locks.booking(tx, bookingId);
      if (!booking) return refuse('not_found');
      const quote = cancelQuote(cancelContext(booking), now);
      if (!quote.allowed) return refuseToCancel(deps, tx, bookingId, quote, now);
      if (quote.cost === 'uses_visit' && acceptCost !== 'uses_visit')
        return refuse('cancellation_costs_visit', { quote: await presentQuote(tx, booking, now) });
      const cancelled = await updateBooking(tx, bookingId, {
        status: 'cancelled',
        pending_for: null,
        held_until: null,
        cancelled_at: new Date(now),
        cancelled_by: 'member',
        late_cancelled: quote.cost === 'uses_visit',
      });
      await lowerCounters(tx, await cancelGuestsOfBookings(tx, [bookingId], new Date(now)));
      const wasWaitlisted = booking.status === 'waitlisted';
      await moveCounters(tx, sessionId, wasWaitlisted ? { waitlisted: -1 } : { booked: -1 });
      await publish(tx, {
        type: 'booking.cancelled',
        payload: { booking_id: bookingId, by: 'member' },
      });
      if (booking.pending_for === 'offer')
        await bookingHooks(deps).onOffersEnded(tx, [bookingId], new Date(now));
      if (!wasWaitlisted) await promoteWaitlist(tx, lockedClass, now);
      const [presented] = await presentBookings(deps, tx, [cancelled], now);
      return presented ?? refuse('not_found');
    },
    locks,
  );
}

/** Why a booking cannot be cancelled: with the time of the check-in, where that is the reason. */
async function refuseToCancel(
  deps: Deps,
  tx: Tx,
  id: string,
  { reason }: CancelQuote,
  now: EpochMs,
): Promise<Refusal> {
  if (reason === 'class_started') return refuse('class_started');
  const [booking] = reason === 'checked_in' ? await presentBookings(deps, tx, [{ id }], now) : [];
  if (!booking?.checked_in_at) return refuse('not_cancellable', {});
  const { checked_in_at, session } = booking;
  return refuse('not_cancellable', { checked_in_at, time_zone: session.time_zone });
}
