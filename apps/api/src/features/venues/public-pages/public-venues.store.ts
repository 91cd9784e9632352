import type { Coordinates } from '@pulse/domain';
import { type RawBuilder, sql } from 'kysely';
import { referenceTo } from '../../../platform/database/table-reference.ts';
import type { Db } from '../../../platform/database/transaction.ts';
import type { CursorPosition } from '../../../platform/http/routes/page-cursor.ts';
import { type VenueSummaryRow, venueSummaryColumns } from '../search/venue-search.store.ts';
import type { PublicCityRow } from './public-cities.store.ts';

/** A venue as in the lists of public pages. */
export interface PublicVenueRow extends Omit<VenueSummaryRow, 'order_key'> {
  slug: string;
}

const VENUE = referenceTo<'venues'>('v');

/** One page of a city's published venues by name, all of them or those with an activity. */
export async function listVenuesOfCity(
  db: Db,
  { city, activity, after, limit, now }: CityVenuesOptions,
): Promise<PublicVenueRow[]> {
  const { rows } = await sql<PublicVenueRow>`
    SELECT ${publicVenueColumns(now)}
    FROM venues v JOIN venue_slugs slugs ON slugs.venue_id = v.id AND slugs.is_current
    WHERE v.city = ${city.name} AND v.country_code = ${city.country_code}
      AND v.status = 'published'
      ${activity ? sql`AND v.activities @> ${[activity]}::text[]` : sql``}
      ${after ? sql`AND (v.name, v.id) > (${after.key}::text, ${after.id}::uuid)` : sql``}
    ORDER BY v.name, v.id LIMIT ${limit}`.execute(db);
  return rows;
}

interface CityVenuesOptions {
  city: Pick<PublicCityRow, 'name' | 'country_code'>;
  activity: string | undefined;
  after: CursorPosition<string> | null;
  limit: number;
  now: Date;
}

/**
 * The published venues nearest to another one, nearest first. The index orders by degrees, which is
 * near enough to choose by within a town.
 */
export async function listNearbyVenues(
  db: Db,
  { id, latitude, longitude }: Coordinates & { id: string },
  limit: number,
  now: Date,
): Promise<PublicVenueRow[]> {
  const { rows } = await sql<PublicVenueRow>`
    SELECT ${publicVenueColumns(now, { latitude, longitude })}
    FROM venues v JOIN venue_slugs slugs ON slugs.venue_id = v.id AND slugs.is_current
    WHERE v.id <> ${id} AND v.status = 'published'
    ORDER BY v.position <-> point(${longitude}, ${latitude}) LIMIT ${limit}`.execute(db);
  return rows.sort((one, other) => (one.distance ?? 0) - (other.distance ?? 0));
}

function publicVenueColumns(now: Date, near?: Coordinates): RawBuilder<unknown> {
  return sql`${venueSummaryColumns(near, now, VENUE)}, slugs.slug`;
}
