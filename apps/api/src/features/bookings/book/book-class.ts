import { createBatcher } from '../../../platform/batcher.ts';
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { isRefusal, type Refusal } from '../../../platform/refusal.ts';
import { lockMembers, lockSessions } from '../locks/locks.store.ts';
import { expireHoldsOfSession } from '../waitlist/expire-holds.ts';
import { attemptBookings } from './attempt-bookings.ts';
import type { BookClassCommand, BookingResult } from './decide-attempt.ts';

/** The most bookings of one statement: they lock their members and classes until it ends. */
const MAX_BATCH = 64;
/** How often a booking is attempted with others before it is attempted alone. */
const SHARED_ATTEMPTS = 3;

/** Books a class for a member. */
export type BookClass = (command: BookClassCommand) => Promise<BookingResult>;

/**
 * Creates the function that books a place, joins the waitlist of a full class, or holds a place
 * until its price is paid. Whoever books while a statement is under way is gathered into the next
 * one (docs/decisions/139-bookings-in-batches.md). A booking that cannot share a statement, or that
 * lost to others several times, is attempted alone with the locks taken first, which always decides.
 */
export function createBookClass(deps: Deps): BookClass {
  const bookTogether = createBatcher(async (commands: readonly BookClassCommand[]) => {
    // A row that the database refuses undoes the statement: each is then attempted alone.
    const results = await attemptBookings(deps, deps.db, commands).catch(() => null);
    return results ?? commands.map(() => 'attempt_alone' as const);
  }, MAX_BATCH);

  const bookAlone = (command: BookClassCommand) =>
    inTransaction(deps.db, async (tx) => {
      await lockMembers(tx, [command.userId]);
      await lockSessions(tx, [command.sessionId]);
      return bookLocked(deps, tx, command);
    });

  return async (command) => {
    for (let attempts = 0; attempts < SHARED_ATTEMPTS; attempts += 1) {
      const result = await bookTogether(command);
      if (result === 'attempt_alone') break;
      if (result === 'lapsed_holds') await expireHoldsOfSession(deps, command.sessionId);
      else if (result !== 'state_changed') return result;
    }
    return bookAlone(command);
  };
}

async function bookLocked(deps: Deps, tx: Tx, command: BookClassCommand): Promise<BookingResult> {
  const [result] = await attemptBookings(deps, tx, [command], { locked: true });
  if (!result || typeof result === 'string')
    throw new Error(`Unexpected result with locks: ${result}`);
  return result;
}

/** The booking that was refused, so that none of them is made. */
export interface RefusedOfAll {
  sessionId: string;
  refusal: Refusal;
}

/**
 * Books several classes for one member in one transaction, in the order given: all of them or, when one
 * is refused, none. Takes every lock first, in the order that everybody takes them.
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
