import type { Tier } from '@pulse/domain';
import { sql } from 'kysely';
import { allOf } from '../../../platform/database/all-of.ts';
import { referenceTo } from '../../../platform/database/table-reference.ts';
import type { Db } from '../../../platform/database/transaction.ts';
import { type VenueFilters, venueFilterConditions } from '../venue-conditions.sql.ts';

const VENUE = referenceTo<'venues'>('v');

export interface MapVenueRow {
  id: string;
  name: string;
  latitude: number;
  longitude: number;
  tier: Tier;
  activity: string;
}

/** Pins of published venues in a box; beyond `limit` an arbitrary but stable selection. */
export async function findMapVenues(
  db: Db,
  filters: VenueFilters,
  limit: number,
): Promise<MapVenueRow[]> {
  const matching = filters.q
    ? sql`JOIN venues_like(${filters.q}) AS found ON found.venue_id = v.id`
    : sql``;
  const { rows } = await sql<MapVenueRow>`
    SELECT v.id, v.name, v.latitude, v.longitude, v.tier,
      coalesce(v.activities[1], 'other') AS activity
    FROM venues v ${matching}
    WHERE ${allOf(venueFilterConditions(filters, VENUE))}
    ORDER BY v.id LIMIT ${limit}`.execute(db);
  return rows;
}
