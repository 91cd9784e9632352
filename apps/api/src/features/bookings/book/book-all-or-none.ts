import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { isRefusal, type Refusal } from '../../../platform/refusal.ts';
import { lockMembers, lockSessions } from '../locks/locks.store.ts';
import { expireHoldsOfSession } from '../waitlist/expire-holds.ts';
import { bookLocked } from './book-locked.ts';
import type { BookClassCommand, BookingResult } from './decide-attempt.ts';

/** The booking that was refused, so that none of them is made. */
export interface RefusedOfAll {
  sessionId: string;
  refusal: Refusal;
}

/**
 * Books several classes for one member in one transaction, in the order given: all of them or, when one
 * is refused, none. Takes every lock first, in the order of all transactions.
 */
export async function bookAllOrNone(
  deps: Deps,
  userId: string,
  commands: readonly BookClassCommand[],
): Promise<Exclude<BookingResult, Refusal>[] | RefusedOfAll> {
  const sessionIds = commands.map(({ sessionId }) => sessionId);
  for (const sessionId of sessionIds) await expireHoldsOfSession(deps, sessionId);
  let refusedSession = sessionIds[0] ?? '';
  const booked = await inTransaction(deps.db, async (tx) => {
    await lockMembers(tx, [userId]);
    await lockSessions(tx, sessionIds);
    const results: Exclude<BookingResult, Refusal>[] = [];
    for (const command of commands) {
      const result = await bookLocked(deps, tx, command);
      refusedSession = command.sessionId;
      if (isRefusal(result)) return result;
      results.push(result);
    }
    return results;
  });
  return isRefusal(booked) ? { sessionId: refusedSession, refusal: booked } : booked;
}
