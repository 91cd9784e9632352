import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import { type SessionRow, sessionColumnsSql } from './session-row.sql.ts';

/**
 * Locks one session until the transaction ends and answers how it stands then; null when there is
 * none. The venue is read, not locked. Whoever locks a member too locks the member first.
 */
export async function lockSession(tx: Tx, id: string): Promise<SessionRow | null> {
  const { rows } = await sql<SessionRow>`
    SELECT ${sessionColumnsSql} FROM class_sessions s JOIN venues v ON v.id = s.venue_id
    WHERE s.id = ${id} FOR UPDATE OF s`.execute(tx);
  return rows[0] ?? null;
}

/** Several sessions as they stand, in any order. */
export async function listSessions(db: Db | Tx, ids: readonly string[]): Promise<SessionRow[]> {
  const { rows } = await sql<SessionRow>`
    SELECT ${sessionColumnsSql} FROM class_sessions s JOIN venues v ON v.id = s.venue_id
    WHERE s.id = ANY (${ids}::uuid[])`.execute(db);
  return rows;
}

/** Several sessions with the member's own bookings of them, in any order. */
export async function listSessionsForMember(
  db: Db,
  ids: readonly string[],
  memberId: string,
): Promise<ListedSessionRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ListedSessionRow>`
    SELECT ${sessionColumnsSql}, ${ownBookingSql(memberId)} AS own_booking,
      NULL::double precision AS distance
    FROM class_sessions s JOIN venues v ON v.id = s.venue_id
    WHERE s.id = ANY (${ids}::uuid[])`.execute(db);
  return rows;
}

/** A member's own booking of a session, as JSON in the row. */
export interface OwnBookingRow {
  id: string;
  status: 'pending' | 'confirmed' | 'waitlisted' | 'completed' | 'no_show';
  pending_for: 'offer' | 'payment' | null;
  waitlist_position: number | null;
}

/** A session in a list: how far off it is in metres, and the reader's own booking of it. */
export interface ListedSessionRow extends SessionRow {
  distance: number | null;
  own_booking: OwnBookingRow | null;
}

/** What the session page shows beside the row itself. */
export interface SessionDetailRow extends SessionRow {
  description: string;
  trainer_bio: string | null;
  own_booking: OwnBookingRow | null;
}

/** One session of a published venue with all that its page shows; null when there is none. */
export async function findSessionDetail(
  db: Db,
  id: string,
  memberId: string | null,
): Promise<SessionDetailRow | null> {
  const { rows } = await sql<SessionDetailRow>`
    SELECT ${sessionColumnsSql}, ${ownBookingSql(memberId)} AS own_booking,
      (SELECT description FROM class_templates t WHERE t.id = s.class_template_id) AS description,
      (SELECT bio FROM trainers WHERE trainers.id = s.trainer_id) AS trainer_bio
    FROM class_sessions s JOIN venues v ON v.id = s.venue_id
    WHERE s.id = ${id} AND v.status = 'published'`.execute(db);
  return rows[0] ?? null;
}

/** The member's live booking of session `s` with its place in line; NULL without one. */
export function ownBookingSql(memberId: string | null): RawBuilder<OwnBookingRow | null> {
  if (!memberId) return sql`NULL::json`;
  return sql`(
    SELECT json_build_object('id', b.id, 'status', b.status,
      'pending_for', b.pending_for, 'waitlist_position',
      CASE WHEN b.status = 'waitlisted' THEN (
        SELECT count(*) FROM bookings ahead
        WHERE ahead.class_session_id = s.id AND ahead.status = 'waitlisted'
          AND ahead.waitlist_number <= b.waitlist_number) END)
    FROM bookings b
    WHERE b.user_id = ${memberId} AND b.class_session_id = s.id AND b.status <> 'cancelled')`;
}

/** Ends a session; its bookings are the bookings feature's part. */
export async function markSessionCancelled(tx: Tx, id: string, reason: string): Promise<void> {
  await tx
    .updateTable('class_sessions')
    .set({ status: 'cancelled', cancel_reason: reason, changed_by_hand: true })
    .where('id', '=', id)
    .execute();
}

/** Gives a session another number of places. */
export async function setCapacity(tx: Tx, id: string, capacity: number): Promise<void> {
  await tx
    .updateTable('class_sessions')
    .set({ capacity, changed_by_hand: true })
    .where('id', '=', id)
    .execute();
}
