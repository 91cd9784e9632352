import type { Coordinates, Tier } from '@pulse/domain';
import { type RawBuilder, sql } from 'kysely';
import { allOf } from '../../../platform/database/all-of.ts';
import type { Db } from '../../../platform/database/transaction.ts';
import type { CursorPosition } from '../../../platform/http/routes/page-cursor.ts';
import { distanceInMetresFrom, type VenueFilters, venueFilterConditions } from './venue-filters.ts';

/** A venue as in lists. */
export interface VenueSummaryRow {
  id: string;
  name: string;
  address: string;
  city: string;
  district: string;
  latitude: number;
  longitude: number;
  time_zone: string;
  tier: Tier;
  activities: string[];
  open_gym: boolean;
  cover_key: string | null;
  /** Unparsed JSON text: it is also the key of the opening state cache. */
  opening_hours: string;
  /** Closed local dates from yesterday to a month ahead, comma-separated. */
  closed_dates: string | null;
  distance: number | null;
  order_key: number | string;
}

export interface VenueSearchOptions extends VenueFilters {
  order: VenueSortOrder;
  after: CursorPosition | null;
  limit: number;
  /** Leave out venues that are not open at this instant, with a tolerance of an hour. */
  openAt: Date | null;
  now: Date;
}

/** Nearest first, best match first, or by name. */
export type VenueSortOrder = 'distance' | 'relevance' | 'name';

/** One page of published venues in one statement. */
export async function searchVenues(db: Db, search: VenueSearchOptions): Promise<VenueSummaryRow[]> {
  const { near, q, order, after, openAt, now } = search;
  const key = sortKey(search);
  const conditions = venueFilterConditions(search);
  if (openAt) conditions.push(mayBeOpenAt(openAt));
  if (after) {
    const type = sql.raw(order === 'name' ? 'text' : 'double precision');
    conditions.push(sql`(${key}, v.id) > (${after.key}::${type}, ${after.id}::uuid)`);
  }
  const matching = q ? sql`JOIN venues_like(${q}) AS found ON found.venue_id = v.id` : sql``;
  const { rows } = await sql<VenueSummaryRow>`
    SELECT ${venueSummaryColumns(near, now)}, ${key} AS order_key
    FROM venues v ${matching}
    WHERE ${allOf(conditions)}
    ORDER BY ${key}, v.id
    LIMIT ${search.limit}`.execute(db);
  return rows;
}

/** The columns of a VenueSummaryRow except its order key, for a query over `venues v`. */
export function venueSummaryColumns(near: Coordinates | undefined, now: Date): RawBuilder<unknown> {
  return sql`
    v.id, v.name, v.address, v.city, v.district, v.latitude, v.longitude, v.time_zone,
    v.tier, v.activities, v.open_gym, v.opening_hours::text AS opening_hours,
    (SELECT storage_key FROM venue_images WHERE venue_id = v.id ORDER BY sort_order LIMIT 1)
      AS cover_key,
    ${closedDatesSql(now, 'text')} AS closed_dates,
    ${near ? distanceInMetresFrom(near) : sql`NULL::double precision`} AS distance`;
}

/**
 * Whether `v` may be open at an instant, with a tolerance of an hour; the domain decides exactly.
 */
export function mayBeOpenAt(at: Date): RawBuilder<boolean> {
  return sql`is_open_at_local_time(v.opening_hours, ${closedDatesSql(at, 'array')}, v.time_zone, ${at})`;
}

function sortKey({ order, near }: VenueSearchOptions): RawBuilder<unknown> {
  if (order === 'distance' && near) return distanceInMetresFrom(near);
  return order === 'relevance' ? sql`-found.fit` : sql`v.name`;
}

/** The closures that can matter for `openingState`: a period may have begun yesterday. */
function closedDatesSql(now: Date, format: 'text' | 'array'): RawBuilder<unknown> {
  const dates =
    format === 'text' ? sql`string_agg(c.local_date::text, ',')` : sql`array_agg(c.local_date)`;
  return sql`(
    SELECT ${dates} FROM venue_closures c
    WHERE c.venue_id = v.id AND c.local_date BETWEEN ${now}::date - 2 AND ${now}::date + 31)`;
}
