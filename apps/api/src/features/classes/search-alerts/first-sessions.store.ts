import { type RawBuilder, sql } from 'kysely';
import { allOf } from '../../../platform/database/all-of.ts';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import { searchedSessions } from '../search/searched-sessions.sql.ts';
import { sessionConditions, startConditions } from '../search/session-search.store.ts';
import type { AlertSessionSearch } from './alert-session-search.ts';

/**
 * The earliest session that each search finds, with the conditions of the search itself, in one query.
 * Returns the ids in the order of the searches, null where nothing is found.
 */
export async function findFirstSessions(
  db: Db | Tx,
  searches: readonly AlertSessionSearch[],
): Promise<(string | null)[]> {
  if (searches.length === 0) return [];
  const { rows } = await sql<{ id: string | null }>`
    ${sql.join(
      searches.map(
        (search, index) => sql`SELECT ${index}::integer AS index, (${first(search)}) AS id`,
      ),
      sql` UNION ALL `,
    )} ORDER BY index`.execute(db);
  return rows.map(({ id }) => id);
}

function first(search: AlertSessionSearch): RawBuilder<string> {
  const conditions = sessionConditions(search);
  if (search.amenity.length > 0) conditions.push(sql`v.amenities @> ${search.amenity}::text[]`);
  return sql`SELECT s.id FROM ${searchedSessions(search, startConditions(search))} AS s
    JOIN venues v ON v.id = s.venue_id
    WHERE ${allOf(conditions)} ORDER BY s.starts_at, s.id LIMIT 1`;
}
