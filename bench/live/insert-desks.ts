import type pg from 'pg';
import { signToken } from '../sign-tokens.ts';
import { SECRET } from './server-group.ts';

/** A venue with one class that begins soon, and those who are booked. */
export interface Desk {
  venueId: string;
  sessionId: string;
  date: string;
  bookingIds: string[];
  /** The bearer header of a staff member. */
  authorization: string;
}

/** Inserts venues, each with its own staff and a class that begins in ten minutes. */
export async function insertDesks(
  pool: pg.Pool,
  { count, booked }: { count: number; booked: number },
): Promise<Desk[]> {
  // Others than those who book, whose limits these bookings would use up.
  await pool.query(
    `INSERT INTO users (email, full_name, member_code, digital_id_secret, calendar_token)
     SELECT 'visitor' || i || '@example.test', 'Visitor ' || i, 'VISITOR' || i, '', 'visitor' || i
     FROM generate_series(1, $1::int) i ON CONFLICT DO NOTHING`,
    [booked],
  );
  const { rows } = await pool.query<{
    venue_id: string;
    session_id: string;
    organisation_id: string;
    staff_id: string;
    date: string;
    booking_ids: string[];
  }>(
    `WITH made AS (
       INSERT INTO organisations (name) SELECT 'Live ' || i FROM generate_series(1, $1::int) i
       RETURNING id, name
     ), staff AS (
       INSERT INTO users (email, full_name, role, organisation_id, email_verified_at, member_code,
         digital_id_secret, calendar_token)
       SELECT 'staff-' || id || '@example.test', 'Staff', 'partner_admin', id, now(),
         'S' || left(id::text, 8), '', id::text
       FROM made RETURNING id, organisation_id
     ), venue AS (
       INSERT INTO venues (organisation_id, name, city, latitude, longitude, time_zone, status)
       SELECT id, name, 'Beirut', 33.9, 35.5, 'UTC', 'published' FROM made
       RETURNING id, organisation_id
     ), template AS (
       INSERT INTO class_templates (venue_id, name, activity, capacity, duration_minutes, first_date)
       SELECT id, 'Live', 'hiit', $2, 60, current_date FROM venue RETURNING id, venue_id
     ), session AS (
       INSERT INTO class_sessions (class_template_id, venue_id, title, activity, tier,
         occurrence_date, occurrence_minute, local_date, local_minute, starts_at, ends_at, capacity,
         booked)
       SELECT id, venue_id, 'Live', 'hiit', 'standard', start.day, 0, start.day, 0,
         now() + interval '10 minutes', now() + interval '70 minutes', $2, $2
       FROM template, LATERAL (
         SELECT ((now() + interval '10 minutes') AT TIME ZONE 'UTC')::date AS day) AS start
       RETURNING id, venue_id, starts_at, ends_at, local_date, tier
     ), member AS (
       SELECT id FROM users WHERE email ~ '^visitor[0-9]+@example.test$' LIMIT $2
     ), booking AS (
       INSERT INTO bookings (user_id, class_session_id, venue_id, starts_at, ends_at, local_date,
         tier, status, policy)
       SELECT member.id, session.id, venue_id, starts_at, ends_at, local_date, tier, 'confirmed',
         (SELECT policy FROM bookings LIMIT 1)
       FROM session, member RETURNING id, venue_id
     )
     SELECT venue.id AS venue_id, session.id AS session_id, venue.organisation_id,
       staff.id AS staff_id, session.local_date::text AS date, array_agg(booking.id) AS booking_ids
     FROM venue JOIN staff USING (organisation_id) JOIN session ON session.venue_id = venue.id
       JOIN booking ON booking.venue_id = venue.id
     GROUP BY 1, 2, 3, 4, 5`,
    [count, booked],
  );
  return rows.map((row) => ({
    venueId: row.venue_id,
    sessionId: row.session_id,
    date: row.date,
    bookingIds: row.booking_ids,
    authorization: signToken(SECRET, {
      id: row.staff_id,
      role: 'partner_admin',
      organisationId: row.organisation_id,
    }),
  }));
}
