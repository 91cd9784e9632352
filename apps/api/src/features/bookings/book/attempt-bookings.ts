import type { EpochMs } from '@pulse/domain';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { respond } from '../../../platform/http/routes/route.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import type { SessionCounters } from '../../classes/index.ts';
import { returnLateVisits } from '../cancel/return-late-visits.ts';
import { loadBookingContexts } from '../eligibility/booking-context.store.ts';
import {
  type Attempt,
  type BookClassCommand,
  type BookingResult,
  decideAttempt,
  type RetryReason,
} from './decide-attempt.ts';
import { withCounters } from './idempotency-record.ts';
import { insertBookings } from './insert-bookings.store.ts';
import { CREATED, type PreparedBooking, prepareBooking } from './prepare-booking.ts';

type Results = Map<BookClassCommand, BookingResult | RetryReason>;

/** What the rules decide on, as it was at `now`. */
export interface LoadedAttempts {
  now: EpochMs;
  attempts: Attempt[];
}

/** Loads what the rules look at with one query; of several commands of one member for the first. */
export async function loadAttempts(
  deps: Deps,
  db: Db | Tx,
  commands: readonly BookClassCommand[],
): Promise<LoadedAttempts> {
  const now = deps.clock.now();
  const first = firstOfEachMember(commands);
  const rows = await loadBookingContexts(
    db,
    first.map((command) => ({ ...command, key: command.idempotencyKey?.value ?? null })),
    now,
  );
  return { now, attempts: first.map((command, index) => ({ command, row: rows[index] })) };
}

/**
 * Attempts some bookings, first come, first served: the rules decide on each, and one statement
 * writes what they allow. With `locked`, `db` is a transaction that has locked the member and the
 * class of its only command. Returns for each command its booking, a refusal, or the reason why the
 * attempt must be repeated.
 */
export async function attemptBookings(
  deps: Deps,
  db: Db | Tx,
  commands: readonly BookClassCommand[],
  { now, attempts }: LoadedAttempts,
  { locked } = { locked: false },
): Promise<(BookingResult | RetryReason)[]> {
  const results: Results = new Map();
  let open = attempts;
  while (open.length > 0) {
    const prepared: PreparedBooking[] = [];
    const waiting: Attempt[] = [];
    const taken = new Map<string, number>();
    for (const attempt of open) {
      const { command } = attempt;
      const decision = decideAttempt(attempt, now, locked);
      if ('result' in decision) results.set(command, decision.result);
      else if (!takeIfLeft(taken, command.sessionId, decision.placesLeft))
        waiting.push({ command, row: decision.row });
      else {
        const booking = await prepareBooking(deps, db, command, decision, now);
        if (isRefusal(booking)) results.set(command, booking);
        else prepared.push(booking);
      }
    }
    const counters = await writeBookings(db, prepared, results);
    // Those for whom no place was left are decided again by what the others took.
    open = waiting.flatMap(({ command, row }) => {
      const current = counters.get(command.sessionId);
      return row && current ? [{ command, row: { ...row, ...current } }] : [];
    });
  }
  return commands.map((command) => results.get(command) ?? 'state_changed');
}

// A member's second booking depends on the first: it is decided when that is written.
function firstOfEachMember(commands: readonly BookClassCommand[]): BookClassCommand[] {
  const members = new Set<string>();
  return commands.filter(({ userId }) => !members.has(userId) && members.add(userId));
}

function takeIfLeft(taken: Map<string, number>, sessionId: string, left: number): boolean {
  const count = taken.get(sessionId) ?? 0;
  if (count < left) taken.set(sessionId, count + 1);
  return count < left;
}

/** Writes what is allowed; returns the counters of each class in which somebody was written. */
async function writeBookings(
  db: Db | Tx,
  prepared: readonly PreparedBooking[],
  results: Results,
): Promise<Map<string, SessionCounters>> {
  const counters = new Map<string, SessionCounters>();
  const written = prepared.length > 0 ? await insertBookings(db, prepared) : [];
  for (const [index, { command, row, presented, booking }] of prepared.entries()) {
    const counted = written[index] ?? 'class_changed';
    if (counted === 'member_changed') results.set(command, 'attempt_alone');
    if (typeof counted === 'string') continue;
    counters.set(command.sessionId, counted);
    results.set(command, respond(CREATED, withCounters(presented, counted)));
    if (booking.status === 'confirmed' && row.late_visit_pending)
      await returnLateVisits(db as Tx, row.id, [row.user_id], booking.created_at);
  }
  return counters;
}
