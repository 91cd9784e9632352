import { createBatcher } from '../../../platform/batcher.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { lockMembers, lockSessions } from '../locks/locks.store.ts';
import { expireHoldsOfSession } from '../waitlist/expire-holds.ts';
import { type Attempt, attemptBookings, loadAttempts } from './attempt-bookings.ts';
import { bookLocked } from './book-locked.ts';
import type { Attempted, BookClassCommand, BookingResult } from './decide-attempt.ts';

/** The most bookings of one statement: they lock their members and classes until it ends. */
const MAX_BATCH = 64;
/** How often a booking is attempted with others before it is attempted alone. */
const SHARED_ATTEMPTS = 3;

/** Books a class for a member. */
export type BookClass = (command: BookClassCommand) => Promise<BookingResult>;

/**
 * Creates the function that books a place, joins the waitlist of a full class, or holds a place
 * until its price is paid. Requests that arrive while a statement is under way are gathered into the next
 * one (docs/decisions/130-bookings-in-batches.md). A booking that cannot share a statement, or that
 * lost to others several times, is attempted alone with the locks taken first, which always decides.
 */
export function createBookClass(deps: Deps): BookClass {
  const bookTogether = createBatcher<BookClassCommand, Attempt[], Attempted>(
    {
      subjects: ({ userId, sessionId }) => [userId, sessionId],
      load: (commands) => loadAttempts(deps, deps.db, commands),
      finish: (_, attempts) => attemptBookings(deps, deps.db, attempts),
    },
    MAX_BATCH,
  );

  const bookAlone = (command: BookClassCommand) =>
    inTransaction(deps.db, async (tx) => {
      await lockMembers(tx, [command.userId]);
      await lockSessions(tx, [command.sessionId]);
      return bookLocked(deps, tx, command);
    });

  return async (command) => {
    for (let attempts = 0; attempts < SHARED_ATTEMPTS; attempts += 1) {
      // A row that the database refuses undoes the statement: each is then attempted alone.
      const result = await bookTogether(command).catch(() => 'attempt_alone' as const);
      if (result === 'attempt_alone') break;
      if (result === 'lapsed_holds') await expireHoldsOfSession(deps, command.sessionId);
      else if (result !== 'state_changed') return result;
    }
    return bookAlone(command);
  };
}
