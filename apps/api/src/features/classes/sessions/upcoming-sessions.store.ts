import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/transaction.ts';

/** How many scheduled classes of a venue start after `now`. */
export async function countUpcomingSessions(tx: Tx, venueId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ sessions: number }>`
    SELECT count(*)::integer AS sessions FROM class_sessions
    WHERE venue_id = ${venueId} AND starts_at > ${now} AND status = 'scheduled'`.execute(tx);
  return rows[0]?.sessions ?? 0;
}
