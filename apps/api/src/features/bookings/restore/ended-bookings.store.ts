import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import { moveCounters, type SessionToRestore } from '../../classes/index.ts';

/** A booking that the cancellation of its class ended. */
export interface EndedBookingRow {
  id: string;
  class_session_id: string;
  waitlist_number: number;
  /** It had a place, and was not only on the waitlist. */
  had_place: boolean;
  waited: boolean;
  paid_by: 'plan' | 'drop_in';
  /** Of a drop-in: its price has not gone back. */
  is_paid: boolean;
}

type Sessions = readonly SessionToRestore[];

const endedWithSql = (sessions: Sessions) => {
  const cancelled = sessions.map(({ id, cancelledAt }) => ({ id, cancelled_at: cancelledAt }));
  return sql`bookings b
    JOIN jsonb_to_recordset(${JSON.stringify(cancelled)}::jsonb)
      AS cancelled (id uuid, cancelled_at timestamptz)
    ON b.class_session_id = cancelled.id AND b.status = 'cancelled' AND b.cancelled_by = 'venue'
      AND (cancelled.cancelled_at IS NULL OR b.cancelled_at >= cancelled.cancelled_at)`;
};

/** The members whose bookings the cancellation of these classes ended. */
export async function listMembersToRestore(tx: Tx, sessions: Sessions): Promise<string[]> {
  if (sessions.length === 0) return [];
  const { rows } = await sql<{ user_id: string }>`
    SELECT DISTINCT b.user_id FROM ${endedWithSql(sessions)}`.execute(tx);
  return rows.map(({ user_id }) => user_id);
}

/** Locks those bookings until the transaction ends: none is refunded meanwhile. */
export async function lockEndedBookings(tx: Tx, sessions: Sessions): Promise<void> {
  await sql`SELECT FROM ${endedWithSql(sessions)}
    ORDER BY b.id FOR NO KEY UPDATE OF b`.execute(tx);
}

/**
 * Those bookings, each member's latest of a class: one that was cancelled before this was recorded may
 * have several of one.
 */
export async function listEndedBookings(
  db: Db | Tx,
  sessions: Sessions,
): Promise<EndedBookingRow[]> {
  const { rows } = await sql<EndedBookingRow>`
    SELECT DISTINCT ON (b.class_session_id, b.user_id) b.id, b.class_session_id,
      b.waitlist_number::float8 AS waitlist_number,
      b.booked_at IS NOT NULL AS had_place, b.waitlisted_at IS NOT NULL AS waited, b.paid_by,
      EXISTS (SELECT FROM payments p WHERE p.booking_id = b.id AND p.status = 'paid') AS is_paid
    FROM ${endedWithSql(sessions)} JOIN users u ON u.id = b.user_id AND u.deleted_at IS NULL
    ORDER BY b.class_session_id, b.user_id, b.cancelled_at DESC, b.id`.execute(db);
  return rows;
}

/** How many places of each class are taken without its ended bookings, by those who were there. */
export async function countTakenPlaces(
  db: Db | Tx,
  sessionIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; taken: number }>`
    SELECT class_session_id AS id, count(*)::integer AS taken FROM bookings
    WHERE class_session_id = ANY (${sessionIds}::uuid[])
      AND status IN ('pending', 'confirmed', 'completed', 'no_show')
    GROUP BY class_session_id`.execute(db);
  return new Map(rows.map(({ id, taken }) => [id, taken]));
}

/** Offers old places until `heldUntil`, puts others back in line, and counts both in the locked class. */
export async function reviveBookings(
  tx: Tx,
  sessionId: string,
  { offered, waitlisted, heldUntil }: RevivedBookings,
): Promise<void> {
  await sql`
    UPDATE bookings SET
      status = CASE WHEN id = ANY (${offered}::uuid[]) THEN 'pending' ELSE 'waitlisted' END,
      pending_for = CASE WHEN id = ANY (${offered}::uuid[]) THEN 'offer' END,
      held_until = CASE WHEN id = ANY (${offered}::uuid[]) THEN ${heldUntil}::timestamptz END,
      cancelled_at = NULL, cancelled_by = NULL, cancel_reason = NULL,
      calendar_sequence = calendar_sequence + 1
    WHERE id = ANY (${[...offered, ...waitlisted]}::uuid[])`.execute(tx);
  await moveCounters(tx, sessionId, { booked: offered.length, waitlisted: waitlisted.length });
}

interface RevivedBookings {
  offered: readonly string[];
  waitlisted: readonly string[];
  heldUntil: Date | null;
}
