import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import type { CheckInMethod } from '../checkins.store.ts';

/** One member on the roster of a session. */
export interface RosterRow {
  booking_id: string;
  full_name: string;
  plan_code: 'basic' | 'plus' | 'unlimited' | null;
  paid_by: 'plan' | 'drop_in';
  status: 'pending' | 'confirmed' | 'waitlisted' | 'completed' | 'no_show';
  waitlist_position: number | null;
  check_in_id: string | null;
  method: CheckInMethod | null;
  checked_in_at: Date | null;
  staff_name: string | null;
  no_shows_30_days: number;
  ends_at: Date;
}

/** The roster of one session with one query, places before the waitlist. */
export async function listRoster(db: Kysely<Database>, sessionId: string, now: Date) {
  const { rows } = await sql<RosterRow>`
    SELECT b.id AS booking_id, u.full_name, m.plan_code, b.paid_by, b.status, b.ends_at,
      CASE WHEN b.status = 'waitlisted'
        THEN (row_number() OVER (PARTITION BY b.status ORDER BY b.waitlist_number))::int
      END AS waitlist_position,
      c.id AS check_in_id, c.method, c.checked_in_at, staff.full_name AS staff_name,
      (SELECT count(*)::int FROM bookings missed
        WHERE missed.user_id = b.user_id AND missed.status = 'no_show'
          AND missed.visit_returned_at IS NULL
          AND missed.starts_at BETWEEN ${now}::timestamptz - interval '30 days' AND ${now}::timestamptz
      ) AS no_shows_30_days
    FROM bookings b
    JOIN users u ON u.id = b.user_id
    LEFT JOIN memberships m ON m.user_id = b.user_id AND m.status <> 'ended'
    LEFT JOIN check_ins c ON c.booking_id = b.id AND c.kind = 'class' AND c.corrected_at IS NULL
    LEFT JOIN users staff ON staff.id = c.staff_user_id
    WHERE b.class_session_id = ${sessionId} AND b.status <> 'cancelled'
    ORDER BY b.status = 'waitlisted', c.checked_in_at DESC NULLS LAST,
      CASE WHEN b.status = 'waitlisted' THEN b.waitlist_number END, u.full_name, b.id
    LIMIT 2000`.execute(db);
  return rows;
}

/** A booking found by the name of its member. */
export interface LookUpMemberRow {
  booking_id: string;
  full_name: string;
  session_title: string;
  starts_at: Date;
  status: string;
}

/** Bookings at a venue between two instants whose member's name contains the search. */
export async function findBookingsByMemberName(
  db: Kysely<Database>,
  venueId: string,
  search: string,
  from: Date,
  until: Date,
) {
  const { rows } = await sql<LookUpMemberRow>`
    SELECT b.id AS booking_id, u.full_name, s.title AS session_title, b.starts_at, b.status
    FROM bookings b
    JOIN users u ON u.id = b.user_id
    JOIN class_sessions s ON s.id = b.class_session_id
    WHERE b.venue_id = ${venueId} AND b.starts_at >= ${from} AND b.starts_at < ${until}
      AND b.status IN ('confirmed', 'completed', 'no_show')
      AND strpos(fold_text(u.full_name), fold_text(${search})) > 0
    ORDER BY b.starts_at, u.full_name, b.id
    LIMIT 50`.execute(db);
  return rows;
}
