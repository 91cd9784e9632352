import { sql } from 'kysely';
import type { Db } from '../../../platform/database/transaction.ts';
import { guestsSql, type RosterRow } from '../front-desk/roster.store.ts';

/** The most members that a desk keeps, of all classes of two days. */
const MAX_ENTRIES = 5000;

/** One member on a roster as a desk keeps it, without photo, phone number and missed visits. */
export type OfflineRosterRow = RosterRow & { class_session_id: string };

/** The rosters of some class sessions that are not cancelled, with one query, places before the waitlist. */
export async function listOfflineRosters(
  db: Db,
  sessionIds: readonly string[],
): Promise<OfflineRosterRow[]> {
  if (sessionIds.length === 0) return [];
  const { rows } = await sql<OfflineRosterRow>`
    SELECT b.class_session_id, b.id AS booking_id, u.full_name, u.member_code, b.held_until,
      m.plan_code, b.paid_by, b.status, b.ends_at,
      ${guestsSql} AS guests, NULL AS photo_key, NULL AS phone,
      NULL AS staff_name, 0 AS no_shows_30_days,
      CASE WHEN b.status = 'waitlisted' THEN (row_number() OVER (
        PARTITION BY b.class_session_id, b.status ORDER BY b.waitlist_number))::int
      END AS waitlist_position,
      c.id AS check_in_id, c.method, c.checked_in_at
    FROM bookings b
    JOIN users u ON u.id = b.user_id
    LEFT JOIN memberships m ON m.user_id = b.user_id AND m.status <> 'ended'
    LEFT JOIN check_ins c ON c.booking_id = b.id AND c.kind = 'class' AND c.corrected_at IS NULL
    WHERE b.class_session_id = ANY (${sessionIds}::uuid[]) AND b.status <> 'cancelled'
    ORDER BY b.starts_at, b.class_session_id, b.status = 'waitlisted',
      CASE WHEN b.status = 'waitlisted' THEN b.waitlist_number END, u.full_name, b.id
    LIMIT ${MAX_ENTRIES}`.execute(db);
  return rows;
}
