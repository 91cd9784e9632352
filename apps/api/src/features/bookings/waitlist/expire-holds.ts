import type { Deps } from '../../../platform/deps.ts';
import { type DomainEvent, publish } from '../../../platform/events/domain-events.ts';
import { moveCounters } from '../../classes/index.ts';
import { bookingHooks } from '../booking-hooks.ts';
import { LOCKS, type Locks, withLockedClass } from '../locks/lock-class.ts';
import { promoteWaitlist } from './promote-waitlist.ts';
import { cancelLapsedHolds, listSessionsWithLapsedHolds } from './waitlist.store.ts';

/** Cancels every expired hold and offers its place to the next on the waitlist. */
export async function expireHolds(deps: Deps): Promise<void> {
  const now = new Date(deps.clock.now());
  const sessions = await listSessionsWithLapsedHolds(deps.db, now);
  for (const sessionId of sessions) await expireHoldsOfSession(deps, sessionId);
}

/**
 * Cancels the expired holds of one class and promotes its waitlist in one transaction; also called
 * when a request finds the class full of expired holds. Returns how many there were.
 */
export async function expireHoldsOfSession(
  deps: Deps,
  sessionId: string,
  locks: Locks = LOCKS,
): Promise<number> {
  const now = deps.clock.now();
  return withLockedClass(
    deps,
    { sessionId, members: [] },
    async (tx, lockedClass) => {
      const lapsed = await cancelLapsedHolds(tx, sessionId, new Date(now));
      if (lapsed.length === 0) return 0;
      await moveCounters(tx, sessionId, { booked: -lapsed.length });
      await publish(tx, ...lapsed.map(expiryEvent));
      const offers = lapsed.filter(({ wasOffer }) => wasOffer).map(({ id }) => id);
      await bookingHooks(deps).onOffersEnded(tx, offers, new Date(now));
      await promoteWaitlist(tx, lockedClass, now);
      return lapsed.length;
    },
    locks,
  );
}

function expiryEvent({ id, wasOffer }: { id: string; wasOffer: boolean }): DomainEvent {
  return wasOffer
    ? { type: 'booking.offer_expired', payload: { booking_id: id } }
    : { type: 'booking.cancelled', payload: { booking_id: id, by: 'system' } };
}
