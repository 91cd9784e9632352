import { sql } from 'kysely';
import type { Db } from '../../../platform/database/transaction.ts';
import { sessionColumnsSql } from '../session-columns.sql.ts';
import type { SessionRow } from '../sessions/session-row.ts';

/** A venue with many classes must not fill the list alone. */
const MAX_PER_VENUE = 2;

export interface CitySessionsOptions {
  city: { name: string; country_code: string };
  /** Starting after `from` and before `until`. */
  from: Date;
  until: Date;
  limit: number;
}

/** The next scheduled classes of a city's published venues in a time range, earliest first. */
export async function listCitySessions(
  db: Db,
  { city, from, until, limit }: CitySessionsOptions,
): Promise<SessionRow[]> {
  const { rows } = await sql<SessionRow>`
    SELECT ${sessionColumnsSql}
    FROM venues v CROSS JOIN LATERAL (
      SELECT * FROM class_sessions
      WHERE class_sessions.venue_id = v.id AND class_sessions.status = 'scheduled'
        AND class_sessions.starts_at > ${from} AND class_sessions.starts_at < ${until}
      ORDER BY class_sessions.starts_at, class_sessions.id LIMIT ${MAX_PER_VENUE}
    ) AS s
    WHERE v.city = ${city.name} AND v.country_code = ${city.country_code}
      AND v.status = 'published'
    ORDER BY s.starts_at, s.id LIMIT ${limit}`.execute(db);
  return rows;
}
