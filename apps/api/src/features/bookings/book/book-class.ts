import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { StatusResponse } from '../../../platform/http/routes/route.ts';
import type { Refusal } from '../../../platform/refusal.ts';
import { lockMembers, lockSessions } from '../locks/locks.store.ts';
import type { PresentedBooking } from '../read/present-booking.ts';
import { expireHoldsOfSession } from '../waitlist/expire-holds.ts';
import { attemptBooking, type BookClassCommand } from './attempt-booking.ts';
import { handleConstraintViolation } from './constraint-violations.ts';

/** Attempts without locks before taking them. */
const LOCK_FREE_ATTEMPTS = 3;

/**
 * Books a place, joins the waitlist of a full class, or holds a place until its price is paid. The
 * rules decide on a snapshot of the data; one statement then writes only if the data is unchanged
 * (optimistic locking). After several conflicts the attempt runs with locks, which always decides.
 */
export async function bookClass(
  deps: Deps,
  command: BookClassCommand,
): Promise<StatusResponse<PresentedBooking> | Refusal> {
  for (let attempts = 0; attempts < LOCK_FREE_ATTEMPTS; attempts += 1) {
    const result = await attemptBooking(deps, deps.db, command).catch(handleConstraintViolation);
    if (result === 'needs_transaction') break;
    if (result === 'lapsed_holds') await expireHoldsOfSession(deps, command.sessionId);
    else if (result !== 'state_changed') return result;
  }
  return inTransaction(deps.db, async (tx) => {
    await lockMembers(tx, [command.userId]);
    await lockSessions(tx, [command.sessionId]);
    const result = await attemptBooking(deps, tx, command, { locked: true });
    if (typeof result === 'string') throw new Error(`Unexpected result with locks: ${result}`);
    return result;
  });
}
