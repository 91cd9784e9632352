import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import { moveCounters, type SessionToRestore } from '../../classes/index.ts';

/** A booking that the cancellation of its class ended. */
export interface EndedBookingRow {
  id: string;
  waitlist_number: number;
  /** It had a place, and was not only on the waitlist. */
  had_place: boolean;
  waited: boolean;
  paid_by: 'plan' | 'drop_in';
  /** Of a drop-in: its price has not gone back. */
  is_paid: boolean;
}

const endedWithSql = ({ id, cancelledAt }: SessionToRestore) => sql`
  b.class_session_id = ${id} AND b.status = 'cancelled' AND b.cancelled_by = 'venue'
  AND (${cancelledAt}::timestamptz IS NULL OR b.cancelled_at >= ${cancelledAt}::timestamptz)`;

/** The members whose bookings the cancellation of a class ended. */
export async function listMembersToRestore(tx: Tx, session: SessionToRestore): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    SELECT DISTINCT b.user_id FROM bookings b WHERE ${endedWithSql(session)}`.execute(tx);
  return rows.map(({ user_id }) => user_id);
}

/** Locks those bookings until the transaction ends: none is refunded meanwhile. */
export async function lockEndedBookings(tx: Tx, session: SessionToRestore): Promise<void> {
  await sql`SELECT FROM bookings b WHERE ${endedWithSql(session)}
    ORDER BY b.id FOR NO KEY UPDATE`.execute(tx);
}

/**
 * Those bookings, each member's latest: a class that was cancelled before this was recorded may have
 * several of one.
 */
export async function listEndedBookings(
  db: Db | Tx,
  session: SessionToRestore,
): Promise<EndedBookingRow[]> {
  const { rows } = await sql<EndedBookingRow>`
    SELECT DISTINCT ON (b.user_id) b.id, b.waitlist_number::float8 AS waitlist_number,
      b.booked_at IS NOT NULL AS had_place, b.waitlisted_at IS NOT NULL AS waited, b.paid_by,
      EXISTS (SELECT FROM payments p WHERE p.booking_id = b.id AND p.status = 'paid') AS is_paid
    FROM bookings b JOIN users u ON u.id = b.user_id AND u.deleted_at IS NULL
    WHERE ${endedWithSql(session)}
    ORDER BY b.user_id, b.cancelled_at DESC, b.id`.execute(db);
  return rows;
}

/** How many places of a class are taken without its ended bookings, for example by who was there. */
export async function countTakenPlaces(db: Db | Tx, sessionId: string): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    SELECT count(*)::integer AS taken FROM bookings
    WHERE class_session_id = ${sessionId}
      AND status IN ('pending', 'confirmed', 'completed', 'no_show')`.execute(db);
  return rows[0]?.taken ?? 0;
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
