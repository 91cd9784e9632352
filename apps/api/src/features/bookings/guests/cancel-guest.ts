import { cancelQuote } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { refuse } from '../../../platform/refusal.ts';
import { moveCounters } from '../../classes/index.ts';
import { cancelContext } from '../cancel/present-quote.ts';
import { LOCKS, withLockedClass } from '../locks/lock-class.ts';
import { findOwnBooking } from '../read/find-own-booking.ts';
import { promoteWaitlist } from '../waitlist/promote-waitlist.ts';
import { cancelOneGuest, findGuest } from './guests.store.ts';
import { presentGuests } from './present-guests.ts';

/**
 * Cancels one guest of a member's own booking until the class begins; the place goes to the waitlist
 * in the same transaction. It costs nothing: a guest uses no visit. A repeated request frees nothing.
 */
export async function cancelGuest(
  deps: Deps,
  { userId, bookingId, guestId }: { userId: string; bookingId: string; guestId: string },
) {
  const own = await findOwnBooking(deps.db, bookingId, userId);
  if (!own) return refuse('not_found');
  const sessionId = own.class_session_id;
  return withLockedClass(deps, { sessionId, members: [userId] }, async (tx, lockedClass) => {
    const now = deps.clock.now();
    const booking = await LOCKS.booking(tx, bookingId);
    const guest = await findGuest(tx, guestId);
    if (!booking || guest?.booking_id !== bookingId) return refuse('not_found');
    if (guest.cancelled_at === null) {
      const { allowed, reason } = cancelQuote(cancelContext(booking), now);
      if (!allowed) return refuse(reason === 'class_started' ? reason : 'not_cancellable');
      if (!(await cancelOneGuest(tx, guestId, new Date(now)))) return refuse('not_cancellable');
      await moveCounters(tx, sessionId, { booked: -1 });
      await publish(tx, { type: 'booking.guests_changed', payload: { booking_id: bookingId } });
      await promoteWaitlist(tx, lockedClass, now);
    }
    return presentGuests(tx, booking, now);
  });
}
