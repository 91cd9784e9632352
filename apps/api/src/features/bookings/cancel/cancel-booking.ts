import type { CancelQuote } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { LOCKS, type Locks, withLockedClass } from '../locks/lock-class.ts';
import { findOwnBooking } from '../read/find-own-booking.ts';
import { presentBookings } from '../read/present-bookings.ts';
import { promoteWaitlist } from '../waitlist/promote-waitlist.ts';
import { cancelLocked } from './cancel-locked.ts';

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
  const now = deps.clock.now();
  return withLockedClass(
    deps,
    { sessionId: own.class_session_id, members: [userId] },
    async (tx, lockedClass) => {
      const cancelled = await cancelLocked(deps, tx, { bookingId, acceptCost }, now, locks);
      if (isRefusal(cancelled)) return cancelled;
      if (cancelled.freesPlace) await promoteWaitlist(tx, lockedClass, now);
      const [presented] = await presentBookings(deps, tx, [cancelled.booking], now);
      return presented ?? refuse('not_found');
    },
    locks,
  );
}
