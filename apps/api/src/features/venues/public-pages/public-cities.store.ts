import { sql } from 'kysely';
import type { Db } from '../../../platform/database/transaction.ts';

/** A city that has published venues. */
export interface PublicCityRow {
  name: string;
  slug: string;
  country_code: string;
  /** The middle of its venues. */
  latitude: number;
  longitude: number;
  venues: number;
}

/** A city with what its page begins with. */
export interface CityRow extends PublicCityRow {
  /** The zone of most of its venues. */
  time_zone: string;
  /** Each with the number of venues that offer it, most first. */
  activities: { activity: string; venues: number }[];
}

/** The city with this slug; null without one, or without a published venue. */
export async function findPublicCity(db: Db, slug: string): Promise<CityRow | null> {
  const { rows } = await sql<CityRow>`
    SELECT c.city AS name, c.slug, c.country_code, avg(v.latitude) AS latitude,
      avg(v.longitude) AS longitude, count(*)::integer AS venues,
      mode() WITHIN GROUP (ORDER BY v.time_zone) AS time_zone,
      (SELECT coalesce(json_agg(row_to_json(entry)), '[]') FROM (
        SELECT activity, count(*)::integer AS venues
        FROM venues offering CROSS JOIN unnest(offering.activities) AS activity
        WHERE offering.city = c.city AND offering.country_code = c.country_code
          AND offering.status = 'published'
        GROUP BY activity ORDER BY count(*) DESC, activity) AS entry) AS activities
    FROM city_slugs c
    JOIN venues v ON v.city = c.city AND v.country_code = c.country_code AND v.status = 'published'
    WHERE c.slug = ${slug}
    GROUP BY c.slug`.execute(db);
  return rows[0] ?? null;
}

/** The cities that have published venues, those with most first. */
export async function listPublicCities(db: Db, limit: number): Promise<PublicCityRow[]> {
  const { rows } = await sql<PublicCityRow>`
    SELECT c.city AS name, c.slug, c.country_code, avg(v.latitude) AS latitude,
      avg(v.longitude) AS longitude, count(*)::integer AS venues
    FROM city_slugs c
    JOIN venues v ON v.city = c.city AND v.country_code = c.country_code AND v.status = 'published'
    GROUP BY c.slug
    ORDER BY count(*) DESC, c.city, c.slug
    LIMIT ${limit}`.execute(db);
  return rows;
}
