import { type BookingState, EARLIER_VISITOR_CHARACTERS } from '@pulse/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/transaction.ts';

/** A member found at the front desk, once for each booking of today, or once without one. */
export interface FoundMemberRow {
  full_name: string;
  member_code: string;
  photo_key: string | null;
  /** At this venue; null for a first visit. */
  last_visit: string | null;
  booking_id: string | null;
  title: string | null;
  starts_at: Date | null;
  status: BookingState | null;
  waitlist_position: number | null;
  held_until: Date | null;
  paid_by: 'plan' | 'drop_in' | null;
}

/** What the front desk searches for at one venue, and the instants of its day. */
export interface MemberSearch {
  venueId: string;
  /** A part of the name: of people with a booking today or an earlier visit only. */
  name: string;
  /** Exact, of any member; null when the text cannot be one. */
  email: string | null;
  memberCode: string | null;
  from: Date;
  until: Date;
}

/** The most rows of one search; a longer name narrows it. */
const MAX_FOUND = 30;

/**
 * Members by name, address or code. Names are compared only with those who have a booking here today
 * and, from `EARLIER_VISITOR_CHARACTERS` on, with earlier visitors: every member of that name is found by
 * index then and asked for a visit here, which costs the same however many people have visited. With
 * fewer characters the index is of no use.
 */
export async function findMembers(db: Db, search: MemberSearch): Promise<FoundMemberRow[]> {
  const { venueId, name, email, memberCode, from, until } = search;
  const byName =
    [...name].length < EARLIER_VISITOR_CHARACTERS ? ofToday(name) : ofThatName(venueId, name);
  const { rows } = await sql<FoundMemberRow>`
    WITH today AS MATERIALIZED (
      SELECT b.* FROM bookings b
      WHERE b.venue_id = ${venueId} AND b.starts_at >= ${from} AND b.starts_at < ${until}
        AND (b.status <> 'cancelled' OR b.cancelled_by = 'venue')
    ), found AS (
      ${byName}
      UNION SELECT id FROM users
        WHERE lower(email) = ${email} AND email_verified_at IS NOT NULL
      UNION SELECT id FROM users WHERE member_code = ${memberCode}
    )
    SELECT u.full_name, u.member_code, u.photo_key,
      (SELECT max(c.local_date)::text FROM check_ins c
        WHERE c.venue_id = ${venueId} AND c.user_id = u.id
          AND c.kind <> 'correction' AND c.corrected_at IS NULL) AS last_visit,
      b.id AS booking_id, s.title, b.starts_at, b.status, b.held_until, b.paid_by,
      CASE WHEN b.status = 'waitlisted' THEN (SELECT count(*)::int FROM bookings w
        WHERE w.class_session_id = b.class_session_id AND w.status = 'waitlisted'
          AND w.waitlist_number <= b.waitlist_number) END AS waitlist_position
    FROM found JOIN users u ON u.id = found.id
    LEFT JOIN today b ON b.user_id = u.id
    LEFT JOIN class_sessions s ON s.id = b.class_session_id
    WHERE u.deleted_at IS NULL
    ORDER BY b.starts_at IS NULL, b.starts_at, b.status = 'waitlisted', u.full_name, u.id, b.id
    LIMIT ${MAX_FOUND}`.execute(db);
  return rows;
}

/** The users among today's bookings whose name contains a text. */
const ofToday = (name: string) => sql`
  SELECT u.id FROM today t JOIN users u ON u.id = t.user_id
  WHERE strpos(fold_text(u.full_name), fold_text(${name})) > 0`;

/** The same and earlier visitors, from the users of that name: the index is of name and email. */
const ofThatName = (venueId: string, name: string) => sql`
  SELECT u.id FROM users u
  WHERE u.deleted_at IS NULL
    AND fold_text(u.full_name || ' ' || u.email)
      LIKE '%' || fold_text(${name.replaceAll(/[\\%_]/g, String.raw`\$&`)}) || '%'
    AND strpos(fold_text(u.full_name), fold_text(${name})) > 0
    AND (u.id IN (SELECT user_id FROM today) OR EXISTS (SELECT FROM check_ins c
      WHERE c.venue_id = ${venueId} AND c.user_id = u.id
        AND c.kind <> 'correction' AND c.corrected_at IS NULL))`;

/** The member with an exact email address or member code; undefined when there is none. */
export async function findMemberBy(
  db: Db,
  by: { email: string } | { memberCode: string },
): Promise<{ id: string } | undefined> {
  const query = db.selectFrom('users').select('id').where('deleted_at', 'is', null);
  return (
    'email' in by
      ? query.where(sql`lower(email)`, '=', by.email).where('email_verified_at', 'is not', null)
      : query.where('member_code', '=', by.memberCode)
  ).executeTakeFirst();
}
