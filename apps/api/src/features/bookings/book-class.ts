import { inTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import type { StatusAnswer } from '../../platform/http/route.ts';
import type { Refusal } from '../../platform/refusal.ts';
import { attemptBooking, type WantedBooking } from './attempt-booking.ts';
import { expireHoldsOf } from './expire-holds.ts';
import { afterWall } from './last-walls.ts';
import type { PresentedBooking } from './present-booking.ts';
import { lockSessions, takeTurns } from './take-turns.store.ts';

/** Attempts without a lock before waiting in line for one. */
const FREE_ATTEMPTS = 3;

/**
 * Books a place, joins the waitlist of a full class, or holds a place until its price is paid. The
 * rules decide on one view of the database; one statement then writes, only if that view still
 * holds. Who loses that race again and again waits for the locks instead, which always decides.
 */
export async function bookClass(
  deps: Deps,
  wanted: WantedBooking,
): Promise<StatusAnswer<PresentedBooking> | Refusal> {
  for (let attempts = 0; attempts < FREE_ATTEMPTS; attempts += 1) {
    const outcome = await attemptBooking(deps, deps.db, wanted).catch(afterWall);
    if (outcome === 'needs_locks') break;
    if (outcome === 'lapsed_holds') await expireHoldsOf(deps, wanted.sessionId);
    else if (outcome !== 'changed') return outcome;
  }
  return inTransaction(deps.db, async (tx) => {
    await takeTurns(tx, [wanted.userId]);
    await lockSessions(tx, [wanted.sessionId]);
    const outcome = await attemptBooking(deps, tx, wanted, { locked: true });
    if (typeof outcome === 'string') throw new Error(`A locked class cannot be: ${outcome}`);
    return outcome;
  });
}
