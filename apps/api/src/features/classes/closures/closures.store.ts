import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';

/** The most closed days in one list: they are at most a year ahead. */
const MAX_CLOSURES = 400;

/** A day on which a venue is closed. */
export interface ClosureRow {
  local_date: string;
  reason: string;
  cancelled_sessions: number;
}

/** The closures of a venue between two local dates, both included. */
export async function listClosures(
  db: Db | Tx,
  venueId: string,
  { first, last }: { first: string; last: string },
): Promise<ClosureRow[]> {
  const { rows } = await sql<ClosureRow>`
    SELECT c.local_date, c.reason, (SELECT count(*)::integer FROM class_sessions s
      WHERE s.venue_id = c.venue_id AND s.local_date = c.local_date AND s.status = 'cancelled'
        AND s.starts_at > c.local_date - interval '1 day'
        AND s.starts_at < c.local_date + interval '2 days') AS cancelled_sessions
    FROM venue_closures c
    WHERE c.venue_id = ${venueId} AND c.local_date BETWEEN ${first}::date AND ${last}::date
    ORDER BY c.local_date LIMIT ${MAX_CLOSURES}`.execute(db);
  return rows;
}

/** A venue of an organisation; null when it belongs to another one. */
export async function findClosableVenue(
  db: Db | Tx,
  organisationId: string,
  id: string,
): Promise<{ id: string; time_zone: string } | null> {
  const row = await db
    .selectFrom('venues')
    .select(['id', 'time_zone'])
    .where('id', '=', id)
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();
  return row ?? null;
}
