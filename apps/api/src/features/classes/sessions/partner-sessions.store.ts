import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';

/** One session in the partner's schedule. */
export interface PartnerSessionRow {
  id: string;
  class_template_id: string;
  venue_id: string;
  title: string;
  starts_at: Date;
  ends_at: Date;
  time_zone: string;
  local_date: string;
  local_minute: number;
  capacity: number;
  booked: number;
  arrived: number;
  waitlisted: number;
  status: 'scheduled' | 'cancelled';
  trainer_name: string | null;
}

const columns = sql`
  s.id, s.class_template_id, s.venue_id, s.title, s.starts_at, s.ends_at, v.time_zone,
  s.local_date, s.local_minute, s.capacity, s.booked, s.waitlisted, s.status,
  (SELECT name FROM trainers WHERE trainers.id = s.trainer_id) AS trainer_name,
  (SELECT count(*)::integer FROM bookings b
    WHERE b.class_session_id = s.id AND b.status = 'completed') AS arrived`;

/** The most sessions in one list; no venue has more in a few days. */
const MAX_SESSIONS = 1000;

/** The sessions of a venue on `days` local dates from `date` on, cancelled ones too. */
export async function findPartnerSessions(
  db: Db,
  venueId: string,
  date: string,
  days: number,
): Promise<PartnerSessionRow[]> {
  const { rows } = await sql<PartnerSessionRow>`
    SELECT ${columns} FROM class_sessions s JOIN venues v ON v.id = s.venue_id
    WHERE s.venue_id = ${venueId}
      AND s.local_date >= ${date}::date AND s.local_date < ${date}::date + ${days}::integer
      AND s.starts_at >= ${date}::date - interval '1 day'
      AND s.starts_at < ${date}::date + ${days}::integer + interval '1 day'
    ORDER BY s.starts_at, s.id LIMIT ${MAX_SESSIONS}`.execute(db);
  return rows;
}

/** One session as the partner sees it; null when there is none. */
export async function findPartnerSession(
  db: Db | Tx,
  id: string,
): Promise<PartnerSessionRow | null> {
  const { rows } = await sql<PartnerSessionRow>`
    SELECT ${columns} FROM class_sessions s JOIN venues v ON v.id = s.venue_id
    WHERE s.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** The organisation and time zone of a venue; null when there is none. */
export async function findVenueOwner(
  db: Db,
  id: string,
): Promise<{ organisation_id: string; time_zone: string } | null> {
  const row = await db
    .selectFrom('venues')
    .select(['organisation_id', 'time_zone'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
