import type { Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { attemptBookings, loadAttempts } from './attempt-bookings.ts';
import type { BookClassCommand, BookingResult } from './decide-attempt.ts';

/** Books in a transaction that has locked the member and the class, which always decides. */
export async function bookLocked(
  deps: Deps,
  tx: Tx,
  command: BookClassCommand,
): Promise<BookingResult> {
  const { result } = await bookLockedOnce(deps, tx, command);
  return result;
}

/** Books as `bookLocked` does, and says whether an earlier request with the same key had booked it. */
export async function bookLockedOnce(
  deps: Deps,
  tx: Tx,
  command: BookClassCommand,
): Promise<{ result: BookingResult; wasBooked: boolean }> {
  const attempts = await loadAttempts(deps, tx, [command]);
  const [result] = await attemptBookings(deps, tx, attempts, { locked: true });
  if (typeof result !== 'object') throw new Error(`Unexpected result with locks: ${result}`);
  return { result, wasBooked: Boolean(attempts[0]?.row?.key_hash) };
}
