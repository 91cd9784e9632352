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
 * Cities with published venues, those with most first; with `q`, those with a name like it in any
 * language, best match first.
 */
export async function findCities(db: Db, q: string | null, limit: number): Promise<CityRow[]> {
  const { rows } = await sql<CityRow>`
    SELECT a.city AS name, a.country_code, a.latitude, a.longitude, a.venues
    FROM areas a LEFT JOIN areas_like(${q}) AS similar_area ON similar_area.area_id = a.id
    WHERE a.district = '' AND (${q}::text IS NULL OR similar_area.fit IS NOT NULL)
    ORDER BY similar_area.fit DESC NULLS LAST, a.venues DESC, a.city
    LIMIT ${limit}`.execute(db);
  return rows;
}
