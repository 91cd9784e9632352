import type { EpochMs } from '@pulse/domain';
import { confirmCommits } from '../../../platform/database/confirm-commits.store.ts';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { respond } from '../../../platform/http/routes/route.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import type { SessionCounters } from '../../classes/index.ts';
import { returnLateVisits } from '../cancel/return-late-visits.ts';
import {
  type BookingContextRow,
  loadBookingContexts,
} from '../eligibility/booking-context.store.ts';
import {
  type AllowedBooking,
  type Attempted,
  type BookClassCommand,
  decideAttempt,
  isAllowed,
} from './decide-attempt.ts';
import { replayedResponse, withCounters } from './idempotency-record.ts';
import { insertBookings } from './insert-bookings.store.ts';
import { CREATED, type PreparedBooking, prepareBooking } from './prepare-booking.ts';

/** A request with the data of its rules as it was at `now`; undefined for an unknown class. */
export interface Attempt {
  command: BookClassCommand;
  row: BookingContextRow | undefined;
  now: EpochMs;
}

/** Loads what the rules look at with one query. */
export async function loadAttempts(
  deps: Deps,
  db: Db | Tx,
  commands: readonly BookClassCommand[],
): Promise<Attempt[]> {
  const now = deps.clock.now();
  const keys = commands.map(({ userId, sessionId, idempotencyKey }) => ({
    userId,
    sessionId,
    key: idempotencyKey?.value ?? null,
  }));
  const rows = await loadBookingContexts(db, keys, now);
  return commands.map((command, index) => ({ command, row: rows[index], now }));
}

/**
 * Attempts some bookings, first come, first served: the rules decide on each as if those before it
 * were made, and one statement then writes what they allow. With `locked`, `db` is a transaction
 * that has locked the member and the class of the only attempt. Returns for each attempt its booking,
 * a refusal, or the reason why it must be repeated.
 */
export async function attemptBookings(
  deps: Deps,
  db: Db | Tx,
  attempts: readonly Attempt[],
  { locked } = { locked: false },
): Promise<Attempted[]> {
  const results: Results = new Map();
  const prepared = await decideInOrder(deps, db, attempts, locked, results);
  if (attempts.some(isReplayed)) await confirmCommits(db);
  const written = await insertBookings(db, prepared);
  const unwritten = new Set<string>();
  for (const { command, row, presented, booking } of prepared) {
    const counters = written.get(booking.id);
    if (counters) results.set(command, respond(CREATED, withCounters(presented, counters)));
    else unwritten.add(command.sessionId);
    if (counters && booking.status === 'confirmed' && row.late_visit_pending)
      await returnLateVisits(db as Tx, row.id, [row.user_id], booking.created_at);
  }
  return attempts.map(({ command }) => {
    const result = results.get(command) ?? 'state_changed';
    // Perhaps refused because of a booking that was not made in the end.
    return isRefusal(result) && unwritten.has(command.sessionId) ? 'state_changed' : result;
  });
}

const isReplayed = ({ command, row }: Attempt) =>
  row !== undefined && replayedResponse(row, command.idempotencyKey) !== null;

type Results = Map<BookClassCommand, Attempted>;

/** Adds what needs no writing to `results`, and returns what does. */
async function decideInOrder(
  deps: Deps,
  db: Db | Tx,
  attempts: readonly Attempt[],
  locked: boolean,
  results: Results,
): Promise<PreparedBooking[]> {
  const prepared: PreparedBooking[] = [];
  const members = new Set<string>();
  const counters = new Map<string, SessionCounters>();
  for (const { command, row, now } of attempts) {
    // A member's second booking depends on the first: it is decided when that is made.
    if (members.has(command.userId)) continue;
    members.add(command.userId);
    const current = row && { ...row, ...counters.get(row.id) };
    const decision = decideAttempt(command, current, now, locked);
    if (!isAllowed(decision)) {
      results.set(command, decision);
      continue;
    }
    const booking = await prepareBooking(deps, db, decision, now);
    if (isRefusal(booking)) results.set(command, booking);
    else {
      prepared.push(booking);
      counters.set(command.sessionId, withCounted(decision));
    }
  }
  return prepared;
}

/** The counters of the class with this booking. */
function withCounted({ row: { booked, waitlisted }, outcome }: AllowedBooking): SessionCounters {
  return outcome === 'waitlist_place'
    ? { booked, waitlisted: waitlisted + 1 }
    : { booked: booked + 1, waitlisted };
}
