import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { isRefusal, type Refusal } from '../../../platform/refusal.ts';
import { lockMembers, lockSessions } from '../locks/locks.store.ts';
import { expireHoldsOfSession } from '../waitlist/expire-holds.ts';
import { bookLockedOnce } from './book-locked.ts';
import type { BookClassCommand, BookingResult } from './decide-attempt.ts';

/** The booking that was refused, so that none of them is made. */
export interface RefusedOfAll {
  sessionId: string;
  refusal: Refusal;
}

/** What became of each of several requests, in their order; or which one kept all from being made. */
export type SeveralResults = BookingResult[] | RefusedOfAll;

/**
 * Books several classes for one member in one transaction, in the order given, each decided as if those
 * before it were made; a refused one leaves the others booked or, with `allOrNone`, unbooked. Takes
 * every lock first, in the order of all transactions. One event tells of all that are new, so that the
 * member gets one message, and none is lost when the server dies.
 */
export async function bookSeveral(
  deps: Deps,
  userId: string,
  commands: readonly BookClassCommand[],
  { allOrNone }: { allOrNone: boolean },
): Promise<SeveralResults> {
  const sessionIds = commands.map(({ sessionId }) => sessionId);
  for (const sessionId of sessionIds) await expireHoldsOfSession(deps, sessionId);
  let refusedSession = sessionIds[0] ?? '';
  const results = await inTransaction(deps.db, async (tx) => {
    await lockMembers(tx, [userId]);
    await lockSessions(tx, sessionIds);
    const decided: BookingResult[] = [];
    const created: string[] = [];
    for (const command of commands) {
      const { result, wasBooked } = await bookLockedOnce(deps, tx, { ...command, together: true });
      refusedSession = command.sessionId;
      if (allOrNone && isRefusal(result)) return result;
      decided.push(result);
      if (!isRefusal(result) && !wasBooked) created.push(result.body.id);
    }
    if (created.length > 0)
      await publish(tx, {
        type: 'booking.series_booked',
        payload: { user_id: userId, booking_ids: created },
      });
    return decided;
  });
  return isRefusal(results) ? { sessionId: refusedSession, refusal: results } : results;
}
