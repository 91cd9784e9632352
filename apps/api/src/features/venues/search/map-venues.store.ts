import type { Tier } from '@pulse/domain';
import { sql } from 'kysely';
import { allOf } from '../../../platform/database/all-of.ts';
import { referenceTo } from '../../../platform/database/table-reference.ts';
import type { Db } from '../../../platform/database/transaction.ts';
import { type VenueFilters, venueFilterConditions } from '../venue-conditions.sql.ts';
import type { BoundingBox } from './bounding-box.ts';

const VENUE = referenceTo<'venues'>('v');

/** Whether the venue `v` is in a box, in the words of the index of the map. */
const isOnMap = ({ west, south, east, north }: BoundingBox) =>
  sql`point(v.longitude, v.latitude) <@ box(point(${west}, ${south}), point(${east}, ${north}))`;

const foundByText = (q: string) => sql`venues_like(${q}) AS found`;

export interface MapVenueRow {
  id: string;
  name: string;
  latitude: number;
  longitude: number;
  tier: Tier;
  activity: string;
}

/** The highest `map_rank` of the database: of 268 million venues one has it. */
const MAX_RANK = 112;
const generateRanks = sql`
  (SELECT rank::smallint FROM generate_series(${sql.lit(MAX_RANK)}, 0, -1) AS rank) AS found`;

/**
 * Pins of published venues in a box; beyond `limit` a stable selection, spread like all of them are.
 * The ranks are read from the highest on, each by index, until there are enough.
 */
export async function findMapVenues(
  db: Db,
  { bbox, ...filters }: VenueFilters & { bbox: BoundingBox },
  limit: number,
): Promise<MapVenueRow[]> {
  const { rows } = await sql<MapVenueRow>`
    SELECT v.id, v.name, v.latitude, v.longitude, v.tier,
      coalesce(v.activities[1], 'other') AS activity
    FROM ${filters.q ? foundByText(filters.q) : generateRanks} CROSS JOIN LATERAL (
      SELECT * FROM venues v
      WHERE ${filters.q ? sql`v.id = found.venue_id` : sql`map_rank(v.id) = found.rank`}
        AND ${isOnMap(bbox)} AND ${allOf(venueFilterConditions(filters, VENUE))} LIMIT ${limit}
    ) AS v
    LIMIT ${limit}`.execute(db);
  return rows;
}
