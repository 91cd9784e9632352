import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/transaction.ts';

/** An appeal with what its notifications need. */
export interface NotifiedAppeal {
  member: string;
  title: string;
  starts_at: Date;
  venue_zone: string;
  answer_by: Date;
  accepted: boolean | null;
  reason: string | null;
  /** Who answers: the people of the venue's organisation. */
  staff: { id: string; language: string }[];
}

/** The most people of one organisation that are notified of an appeal. */
const MAX_STAFF = 100;

/** The appeal about a booking; undefined once the member's account is deleted. */
export async function findAppealForNotification(
  db: Db,
  bookingId: string,
): Promise<NotifiedAppeal | undefined> {
  const { rows } = await sql<NotifiedAppeal>`
    SELECT u.full_name AS member, s.title, b.starts_at, v.time_zone AS venue_zone, a.answer_by,
      a.accepted, a.reason,
      (SELECT COALESCE(json_agg(json_build_object('id', p.id, 'language', p.language)), '[]')
        FROM (SELECT p.id, p.language FROM users p
          WHERE p.organisation_id = v.organisation_id AND p.deleted_at IS NULL
            AND p.role IN ('partner_admin', 'partner_staff')
          ORDER BY p.id LIMIT ${MAX_STAFF}) p) AS staff
    FROM visit_appeals a
    JOIN bookings b ON b.id = a.booking_id
    JOIN class_sessions s ON s.id = b.class_session_id
    JOIN venues v ON v.id = a.venue_id
    JOIN users u ON u.id = a.user_id
    WHERE a.booking_id = ${bookingId} AND u.deleted_at IS NULL`.execute(db);
  return rows[0];
}
