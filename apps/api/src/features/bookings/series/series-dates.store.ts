import { sql } from 'kysely';
import type { Db } from '../../../platform/database/transaction.ts';

/**
 * The dates of a weekly class on the weekday and at the time of one of them, from that one on and not
 * begun at `now`, earliest first; empty for a class that does not exist.
 */
export async function listSeriesDates(
  db: Db,
  sessionId: string,
  now: Date,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT s.id FROM class_sessions own
    JOIN class_sessions s ON s.class_template_id = own.class_template_id
      AND s.occurrence_date >= own.occurrence_date AND s.local_minute = own.local_minute
      AND extract(isodow FROM s.local_date) = extract(isodow FROM own.local_date)
    WHERE own.id = ${sessionId} AND s.starts_at > ${now}
    ORDER BY s.occurrence_date, s.id LIMIT ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** These classes in the order of their start; those that do not exist come last. */
export async function sortByStart(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT asked.id FROM unnest(${ids}::uuid[]) AS asked (id)
    LEFT JOIN class_sessions s ON s.id = asked.id
    GROUP BY asked.id, s.starts_at ORDER BY s.starts_at NULLS LAST, asked.id`.execute(db);
  return rows.map(({ id }) => id);
}
