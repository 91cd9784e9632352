import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/transaction.ts';
import type { Recipient } from '../../email/recipients.store.ts';

/** A class that a coach added: where and when it is given first. */
export interface AddedClass {
  title: string;
  venue: string;
  time_zone: string;
  starts_at: string;
}

/** A follower of a coach with the coach's new classes. */
export interface CoachNotification extends Recipient {
  coach: string;
  classes: AddedClass[];
}

/**
 * The values of a notification about new classes: those with a session to come that the member has not
 * booked meanwhile, soonest first. Undefined when there is no follower to notify any more: the account is
 * deleted, the coach archived or no longer followed.
 */
export async function findCoachNotification(
  db: Db,
  {
    user_id,
    trainer_id,
    class_template_ids,
  }: {
    user_id: string;
    trainer_id: string;
    class_template_ids: readonly string[];
  },
  now: Date,
): Promise<CoachNotification | undefined> {
  const { rows } = await sql<CoachNotification>`
    SELECT u.id AS user_id, u.email, u.full_name, u.language, u.email_preferences, t.name AS coach,
      (SELECT coalesce(json_agg(row_to_json(added) ORDER BY added.starts_at, added.title), '[]') FROM (
        SELECT DISTINCT ON (s.class_template_id)
          s.title, v.name AS venue, v.time_zone, s.starts_at
        FROM class_sessions s JOIN venues v ON v.id = s.venue_id AND v.status = 'published'
        WHERE s.class_template_id = ANY(${class_template_ids}::uuid[]) AND s.trainer_id = t.id
          AND s.status = 'scheduled' AND s.starts_at > ${now}
          AND NOT EXISTS (
            SELECT FROM bookings b JOIN class_sessions other ON other.id = b.class_session_id
            WHERE b.user_id = u.id AND b.status <> 'cancelled'
              AND other.class_template_id = s.class_template_id)
        ORDER BY s.class_template_id, s.starts_at) AS added) AS classes
    FROM coach_follows f JOIN users u ON u.id = f.user_id JOIN trainers t ON t.id = f.trainer_id
    WHERE f.user_id = ${user_id} AND f.trainer_id = ${trainer_id}
      AND u.deleted_at IS NULL AND t.archived_at IS NULL`.execute(db);
  return rows[0];
}
