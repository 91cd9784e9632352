import { sql } from 'kysely';
import type { Db } from '../transaction.ts';
import { LISTENER_NAME } from './announcements.ts';

/** Whether a server that listens under another name works on this database. */
export async function hasOtherListener(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM pg_stat_activity
    WHERE datname = current_database()
      AND application_name LIKE ${`${LISTENER_NAME}%`} AND application_name <> ${name}
    LIMIT 1`.execute(db);
  return rows.length > 0;
}
