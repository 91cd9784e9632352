import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import { lowerCounters, type SessionCounters } from '../../classes/index.ts';
import type { BookingRow } from '../booking-row.ts';
import { cancelGuestsOfBookings } from '../guests/guests.store.ts';

/** Places of one member that start in a time range; `until` null means however late. */
export interface PlanBookings {
  userId: string;
  from: Date;
  until: Date | null;
}

const heldSql = ({ userId, from, until }: PlanBookings) => sql`
  user_id = ${userId} AND paid_by = 'plan' AND status IN ('pending', 'confirmed', 'waitlisted')
  AND starts_at > ${from} AND starts_at < COALESCE(${until}::timestamptz, 'infinity')`;

/** The classes in which the member holds or waits for a place that the plan pays for. */
export async function listSessionsOfPlan(tx: Tx, bookings: PlanBookings): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT class_session_id AS id FROM bookings WHERE ${heldSql(bookings)}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Those bookings themselves, with what decides the cost of cancelling each. */
export async function listBookingsOfPlan(db: Db | Tx, bookings: PlanBookings) {
  const { rows } = await sql<Omit<BookingRow, 'waitlist_number'>>`
    SELECT * FROM bookings WHERE ${heldSql(bookings)}`.execute(db);
  return rows;
}

/** Cancels those bookings, the late ones at the cost of their visits, and lowers the counters of their locked classes. */
export async function cancelPlanBookings(
  tx: Tx,
  bookings: PlanBookings,
  { reason, lateIds, at }: { reason: string; lateIds: readonly string[]; at: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string; sessionId: string; wasWaitlisted: boolean }>`
    UPDATE bookings b SET status = 'cancelled', pending_for = NULL, held_until = NULL,
      cancelled_at = ${at}, cancelled_by = 'system', cancel_reason = ${reason},
      late_cancelled = b.id = ANY(${lateIds}::uuid[]),
      calendar_sequence = b.calendar_sequence + 1
    FROM (SELECT id, status FROM bookings WHERE ${heldSql(bookings)}) held
    WHERE b.id = held.id
    RETURNING b.id, b.class_session_id AS "sessionId",
      held.status = 'waitlisted' AS "wasWaitlisted"`.execute(tx);
  await lowerCounters(tx, rows.map(countersOf));
  const ids = rows.map(({ id }) => id);
  await lowerCounters(tx, await cancelGuestsOfBookings(tx, ids, at));
  return ids;
}

// A member holds one booking of a class at most.
function countersOf({
  sessionId,
  wasWaitlisted,
}: {
  sessionId: string;
  wasWaitlisted: boolean;
}): SessionCounters & { sessionId: string } {
  return { sessionId, booked: wasWaitlisted ? 0 : 1, waitlisted: wasWaitlisted ? 1 : 0 };
}
