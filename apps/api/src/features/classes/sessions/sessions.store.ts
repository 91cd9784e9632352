import type { ClassLanguage, ClassLevel } from '@pulse/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import { sessionColumnsSql } from '../session-columns.sql.ts';
import type { SessionRow } from './session-row.ts';

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

/** A session in a list, with its distance in metres and the reader's own booking of it. */
export interface ListedSessionRow extends SessionRow {
  distance: number | null;
  own_booking: OwnBookingRow | null;
}

/** A session with the details of its page. */
export interface SessionDetailRow extends SessionRow {
  description: string;
  what_to_bring: string;
  level: ClassLevel | null;
  language: ClassLanguage | null;
  women_only: boolean;
  trainer_id: string | null;
  trainer_bio: string | null;
  own_booking: OwnBookingRow | null;
}

/** One session of a published venue with the details of its page; null when there is none. */
export async function findSessionDetail(
  db: Db,
  id: string,
  memberId: string | null,
): Promise<SessionDetailRow | null> {
  const { rows } = await sql<SessionDetailRow>`
    SELECT ${sessionColumnsSql}, ${ownBookingSql(memberId)} AS own_booking, t.description,
      t.what_to_bring, s.level, s.language, s.women_only, s.trainer_id,
      (SELECT bio FROM trainers WHERE trainers.id = s.trainer_id) AS trainer_bio
    FROM class_sessions s JOIN venues v ON v.id = s.venue_id
    JOIN class_templates t ON t.id = s.class_template_id
    WHERE s.id = ${id} AND v.status = 'published'`.execute(db);
  return rows[0] ?? null;
}

/** A scheduled session of a published venue that has not begun; null when there is none. */
export async function findUpcomingSession(
  db: Db | Tx,
  id: string,
  now: Date,
): Promise<Pick<SessionRow, 'id' | 'venue_id' | 'local_date'> | null> {
  const { rows } = await sql<Pick<SessionRow, 'id' | 'venue_id' | 'local_date'>>`
    SELECT s.id, s.venue_id, s.local_date
    FROM class_sessions s JOIN venues v ON v.id = s.venue_id
    WHERE s.id = ${id} AND s.status = 'scheduled' AND s.starts_at > ${now}
      AND v.status = 'published'`.execute(db);
  return rows[0] ?? null;
}

/** The member's booking of session `s` that is not cancelled, with its waitlist position; NULL without one. */
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
