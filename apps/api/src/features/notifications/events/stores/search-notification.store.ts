import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/transaction.ts';
import type { Recipient } from '../../email/recipients.store.ts';

/** A member and the class that their search has found. */
export interface SearchNotification extends Recipient {
  title: string;
  venue: string;
  venue_id: string;
  local_date: string;
  starts_at: Date;
  time_zone: string;
}

/** The values of a notification about a class that a search found; undefined once the account is deleted. */
export async function findSearchNotification(
  db: Db,
  { user_id, class_session_id }: { user_id: string; class_session_id: string },
): Promise<SearchNotification | undefined> {
  const { rows } = await sql<SearchNotification>`
    SELECT u.id AS user_id, u.email, u.full_name, u.language, u.email_preferences,
      s.title, v.name AS venue, v.id AS venue_id, s.local_date::text, s.starts_at, v.time_zone
    FROM users u, class_sessions s JOIN venues v ON v.id = s.venue_id
    WHERE u.id = ${user_id} AND u.deleted_at IS NULL AND s.id = ${class_session_id}`.execute(db);
  return rows[0];
}
