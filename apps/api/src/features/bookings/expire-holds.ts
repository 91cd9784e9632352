import type { Deps } from '../../platform/deps.ts';
import { type Fact, record } from '../../platform/facts/facts.ts';
import { moveCounters } from './bookings.store.ts';
import { holdingClass, LOCKS, type Locks } from './hold-class.ts';
import { promoteWaitlist } from './promote-waitlist.ts';
import { cancelLapsedHolds, listSessionsWithLapsedHolds } from './waitlist.store.ts';

/** Gives up every held place whose time is over and offers it to the next in line. */
export async function expireHolds(deps: Deps): Promise<void> {
  const now = new Date(deps.clock.now());
  const sessions = await listSessionsWithLapsedHolds(deps.db, now);
  for (const sessionId of sessions) await expireHoldsOf(deps, sessionId);
}

/**
 * Gives up the lapsed places of one class and passes them on, in one transaction; also done on the
 * spot for whoever meets a class that is full of them. Answers how many there were.
 */
export async function expireHoldsOf(
  deps: Deps,
  sessionId: string,
  locks: Locks = LOCKS,
): Promise<number> {
  const now = deps.clock.now();
  return holdingClass(
    deps,
    { sessionId, members: [] },
    async (tx, held) => {
      const lapsed = await cancelLapsedHolds(tx, sessionId, new Date(now));
      if (lapsed.length === 0) return 0;
      await moveCounters(tx, sessionId, { booked: -lapsed.length });
      await record(tx, ...lapsed.map(factOf));
      await promoteWaitlist(tx, held, now);
      return lapsed.length;
    },
    locks,
  );
}

function factOf({ id, wasOffer }: { id: string; wasOffer: boolean }): Fact {
  return wasOffer
    ? { type: 'booking.offer_expired', payload: { booking_id: id } }
    : { type: 'booking.cancelled', payload: { booking_id: id, by: 'system' } };
}
