import type { Coordinates, Tier } from '@pulse/domain';
import { type RawBuilder, sql } from 'kysely';
import { every } from '../../platform/database/every.ts';
import type { Db } from '../../platform/database/transaction.ts';
import type { PageEnd } from '../../platform/http/page-cursor.ts';
import { distanceFrom, type VenueFilters, venueConditions } from './venue-conditions.ts';

/** A venue as lists show it. */
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
  /** JSON text, not parsed: it is also a key of the opening memory. */
  opening_hours: string;
  /** Closed local dates from yesterday to a month ahead, comma-separated. */
  closed_dates: string | null;
  distance: number | null;
  order_key: number | string;
}

export interface VenueSearch extends VenueFilters {
  order: VenueOrder;
  after: PageEnd | null;
  limit: number;
  /** Leave out venues whose hours do not hold this instant, give or take an hour. */
  openAt: Date | null;
  now: Date;
}

/** Nearest first, best match first, or by name. */
export type VenueOrder = 'distance' | 'fit' | 'name';

/** One page of published venues in one statement. */
export async function searchVenues(db: Db, search: VenueSearch): Promise<VenueSummaryRow[]> {
  const { near, q, order, after, openAt, now } = search;
  const key = orderKey(search);
  const conditions = venueConditions(search);
  if (openAt) conditions.push(wallSaysOpen(openAt));
  if (after) {
    const type = sql.raw(order === 'name' ? 'text' : 'double precision');
    conditions.push(sql`(${key}, v.id) > (${after.key}::${type}, ${after.id}::uuid)`);
  }
  const matching = q ? sql`JOIN venues_like(${q}) AS found ON found.venue_id = v.id` : sql``;
  const { rows } = await sql<VenueSummaryRow>`
    SELECT ${venueSummaryColumns(near, now)}, ${key} AS order_key
    FROM venues v ${matching}
    WHERE ${every(conditions)}
    ORDER BY ${key}, v.id
    LIMIT ${search.limit}`.execute(db);
  return rows;
}

/** The columns of a VenueSummaryRow but its order key, for a query over `venues v`. */
export function venueSummaryColumns(near: Coordinates | undefined, now: Date): RawBuilder<unknown> {
  return sql`
    v.id, v.name, v.address, v.city, v.district, v.latitude, v.longitude, v.time_zone,
    v.tier, v.activities, v.open_gym, v.opening_hours::text AS opening_hours,
    (SELECT storage_key FROM venue_images WHERE venue_id = v.id ORDER BY sort_order LIMIT 1)
      AS cover_key,
    ${closedDates(now, 'text')} AS closed_dates,
    ${near ? distanceFrom(near) : sql`NULL::double precision`} AS distance`;
}

/** The hours of `v` hold this instant, give or take an hour; the domain decides on the rest. */
export function wallSaysOpen(at: Date): RawBuilder<boolean> {
  return sql`wall_says_open(v.opening_hours, ${closedDates(at, 'array')}, v.time_zone, ${at})`;
}

function orderKey({ order, near }: VenueSearch): RawBuilder<unknown> {
  if (order === 'distance' && near) return distanceFrom(near);
  return order === 'fit' ? sql`-found.fit` : sql`v.name`;
}

/** The closures that can matter for `openingState`: a night may have begun yesterday. */
function closedDates(now: Date, as: 'text' | 'array'): RawBuilder<unknown> {
  const collected =
    as === 'text' ? sql`string_agg(c.local_date::text, ',')` : sql`array_agg(c.local_date)`;
  return sql`(
    SELECT ${collected} FROM venue_closures c
    WHERE c.venue_id = v.id AND c.local_date BETWEEN ${now}::date - 2 AND ${now}::date + 31)`;
}
