import { sql } from 'kysely';
import type { Db } from '../../../platform/database/transaction.ts';

export interface CityRow {
  name: string;
  country_code: string;
  latitude: number;
  longitude: number;
  venues: number;
}

/**
 * Cities with published venues, those with most first; with `q`, those whose name or other names
 * are similar to it, best match first. Other names are read from a few of the city's venues.
 */
export async function findCities(db: Db, q: string | null, limit: number): Promise<CityRow[]> {
  const { rows } = await sql<CityRow>`
    SELECT name, country_code, latitude, longitude, venues
    FROM (
      SELECT v.city AS name, v.country_code, avg(v.latitude) AS latitude,
        avg(v.longitude) AS longitude, count(*)::integer AS venues,
        (array_agg(v.alternate_names))[1:3] AS other_names
      FROM venues v
      WHERE v.status = 'published' AND v.city <> ''
      GROUP BY v.city, v.country_code
    ) AS cities
    CROSS JOIN LATERAL (
      SELECT greatest(
        word_similarity(fold_text(${q}), fold_text(name)),
        (SELECT 0.9 * min(word_similarity(fold_text(${q}), fold_text(other)))
          FROM unnest(other_names) AS other)
      ) AS value
    ) AS similarity
    WHERE ${q}::text IS NULL OR similarity.value >= 0.4
    ORDER BY similarity.value DESC NULLS LAST, venues DESC, name
    LIMIT ${limit}`.execute(db);
  return rows;
}
