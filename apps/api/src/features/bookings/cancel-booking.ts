import { type CancelQuote, cancelQuote } from '@pulse/domain';
import type { Deps } from '../../platform/deps.ts';
import { record } from '../../platform/facts/facts.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { moveCounters, updateBooking } from './bookings.store.ts';
import { holdingClass, LOCKS, type Locks } from './hold-class.ts';
import { ownBooking } from './own-booking.ts';
import { cancelFacts } from './present-booking.ts';
import { presentBookings } from './present-bookings.ts';
import { promoteWaitlist } from './promote-waitlist.ts';

/** What a member cancels, and the cost they agreed to. */
export interface WantedCancellation {
  userId: string;
  bookingId: string;
  acceptCost: CancelQuote['cost'];
}

/**
 * Cancels a member's own booking; a place it held goes to the line in the same transaction. Never
 * costs more than the member agreed to: a dearer one is refused with its quote.
 */
export async function cancelBooking(
  deps: Deps,
  { userId, bookingId, acceptCost }: WantedCancellation,
  locks: Locks = LOCKS,
) {
  const own = await ownBooking(deps.db, bookingId, userId);
  if (!own) return refuse('not_found');
  const sessionId = own.class_session_id;
  const now = deps.clock.now();
  return holdingClass(
    deps,
    { sessionId, members: [userId] },
    async (tx, held) => {
      const booking = await locks.booking(tx, bookingId);
      if (!booking) return refuse('not_found');
      const quote = cancelQuote(cancelFacts(booking), now);
      const refusal = refusalOf(quote, acceptCost);
      if (refusal) return refusal;
      const cancelled = await updateBooking(tx, bookingId, {
        status: 'cancelled',
        pending_for: null,
        held_until: null,
        cancelled_at: new Date(now),
        cancelled_by: 'member',
        late_cancelled: quote.cost === 'uses_visit',
      });
      const waited = booking.status === 'waitlisted';
      await moveCounters(tx, sessionId, waited ? { waitlisted: -1 } : { booked: -1 });
      await record(tx, {
        type: 'booking.cancelled',
        payload: { booking_id: bookingId, by: 'member' },
      });
      if (!waited) await promoteWaitlist(tx, held, now);
      const [presented] = await presentBookings(tx, [cancelled], now);
      return presented ?? refuse('not_found');
    },
    locks,
  );
}

function refusalOf(quote: CancelQuote, acceptCost: CancelQuote['cost']): Refusal | null {
  if (!quote.allowed)
    return refuse(quote.reason === 'class_started' ? 'class_started' : 'not_cancellable');
  if (quote.cost === 'uses_visit' && acceptCost !== 'uses_visit')
    return refuse('cancellation_costs_visit', { quote: presentQuote(quote) });
  return null;
}

/** A quote on the wire; a late cancellation gives the visit back once the place is taken. */
export function presentQuote(quote: CancelQuote) {
  return { ...quote, returned_if_taken: quote.reason === 'late' };
}
