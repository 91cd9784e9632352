import type { BookingPolicy, OpeningPeriod } from '@pulse/domain';
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
  cancel_reason: string | null;
  trainer_id: string | null;
  trainer_name: string | null;
  booking_policy: Partial<BookingPolicy>;
  opening_hours: OpeningPeriod[];
  /** Its trainer gives another class at the same time, at any venue. */
  trainer_busy: boolean;
  /** The venue is closed on its date. */
  venue_closed: boolean;
}

const columns = sql`
  s.id, s.class_template_id, s.venue_id, s.title, s.starts_at, s.ends_at, v.time_zone,
  s.local_date, s.local_minute, s.capacity, s.booked, s.waitlisted, s.status,
  s.cancel_reason, s.trainer_id, v.booking_policy, v.opening_hours,
  EXISTS (SELECT FROM class_sessions o
    WHERE o.trainer_id = s.trainer_id AND o.status = 'scheduled' AND o.id <> s.id
      AND o.starts_at < s.ends_at AND o.ends_at > s.starts_at
      AND o.starts_at > s.starts_at - interval '1 day') AS trainer_busy,
  EXISTS (SELECT FROM venue_closures c
    WHERE c.venue_id = s.venue_id AND c.local_date = s.local_date) AS venue_closed,
  (SELECT name FROM trainers WHERE trainers.id = s.trainer_id) AS trainer_name,
  (SELECT count(*)::integer FROM bookings b
    WHERE b.class_session_id = s.id AND b.status = 'completed')
  + (SELECT count(*)::integer FROM guests g JOIN bookings b ON b.id = g.booking_id
    WHERE b.class_session_id = s.id AND g.arrived_at IS NOT NULL) AS arrived`;

/** The most sessions in one list; no venue has more in a few days. */
const MAX_SESSIONS = 1000;

/**
 * The sessions on `days` local dates from `date` on, cancelled ones too, of one venue of an organisation
 * or of all. Each venue is read by itself (OFFSET 0): the planner would read all sessions of the place.
 */
export async function findPartnerSessions(
  db: Db,
  { organisationId, venueId }: { organisationId: string; venueId: string | null },
  date: string,
  days: number,
): Promise<PartnerSessionRow[]> {
  const { rows } = await sql<PartnerSessionRow>`
    SELECT ${columns} FROM venues v CROSS JOIN LATERAL (
      SELECT * FROM class_sessions o
      WHERE o.venue_id = v.id
        AND o.local_date >= ${date}::date AND o.local_date < ${date}::date + ${days}::integer
        AND o.starts_at >= ${date}::date - interval '1 day'
        AND o.starts_at < ${date}::date + ${days}::integer + interval '1 day'
      OFFSET 0) s
    WHERE v.organisation_id = ${organisationId} AND (${venueId}::uuid IS NULL OR v.id = ${venueId})
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

/** The organisation and time zone of a venue. */
interface VenueOwnerRow {
  organisation_id: string;
  time_zone: string;
}

/** The venue of a schedule and its organisation; null when there is none. */
export async function findVenueOwner(db: Db, id: string): Promise<VenueOwnerRow | null> {
  const { rows } = await sql<VenueOwnerRow>`
    SELECT organisation_id, time_zone FROM venues WHERE id = ${id}`.execute(db);
  return rows[0] ?? null;
}
