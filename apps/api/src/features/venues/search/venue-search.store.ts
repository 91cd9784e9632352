import type { Coordinates, Tier } from '@pulse/domain';
import { type RawBuilder, sql } from 'kysely';
import { allOf } from '../../../platform/database/all-of.ts';
import { readInOrder } from '../../../platform/database/read-in-order.ts';
import { referenceTo, type TableReference } from '../../../platform/database/table-reference.ts';
import type { Db } from '../../../platform/database/transaction.ts';
import type { CursorPosition } from '../../../platform/http/routes/page-cursor.ts';
import {
  chordFrom,
  distanceInMetresFrom,
  hasCoordinatesIn,
  type VenueFilters,
  venueFilterConditions,
} from '../venue-conditions.sql.ts';
import type { BoundingBox } from './bounding-box.ts';
import { nearestVenues } from './nearest-venues.sql.ts';
import { placeCells } from './place-cells.ts';
import { listedRating } from './rated-venues.sql.ts';

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
  /** Null without a review. */
  rating: { count: number; average: number } | null;
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

const VENUE = referenceTo<'venues'>('v');

/** One page of published venues in one statement. */
export async function searchVenues(db: Db, search: VenueSearchOptions): Promise<VenueSummaryRow[]> {
  const { near, q, order, after, openAt, now } = search;
  const key = sortKey(search);
  const { near: _, bbox: __, ...filters } = search;
  const conditions = venueFilterConditions(q ? search : filters, VENUE);
  if (openAt) conditions.push(mayBeOpenAt(openAt, VENUE));
  if (after) {
    const type = order === 'name' ? sql`text` : sql`double precision`;
    conditions.push(sql`(${key}, v.id) > (${after.key}::${type}, ${after.id}::uuid)`);
  }
  const matching = q ? sql`JOIN venues_like(${q}) AS found ON found.venue_id = v.id` : sql``;
  const { rows } = await sql<VenueSummaryRow>`
    SELECT ${venueSummaryColumns(near, now, VENUE)}, ${key} AS order_key
    FROM ${q ? sql`venues` : venuesInOrder(search)} AS v ${matching}
    WHERE ${allOf(conditions)}
    ORDER BY ${key}, v.id
    LIMIT ${search.limit}`.execute(db);
  return rows;
}

const SUMMARY_COLUMNS = [
  'id',
  'name',
  'address',
  'city',
  'district',
  'latitude',
  'longitude',
  'time_zone',
  'tier',
  'activities',
  'open_gym',
] as const;

/** The columns of a VenueSummaryRow except its order key, of the venue `v`. */
export function venueSummaryColumns(
  near: Coordinates | null | undefined,
  now: Date,
  v: TableReference<'venues'>,
): RawBuilder<unknown> {
  return sql`
    ${sql.join(SUMMARY_COLUMNS.map(v))}, ${v('opening_hours')}::text AS opening_hours,
    (SELECT storage_key FROM venue_images WHERE venue_id = ${v('id')} ORDER BY sort_order LIMIT 1)
      AS cover_key,
    ${closedDatesSql(now, 'text', v)} AS closed_dates,
    ${near ? distanceInMetresFrom(near, v) : sql`NULL::double precision`} AS distance,
    ${listedRating(v)} AS rating`;
}

/**
 * Whether the venue `v` may be open at an instant, with a tolerance of an hour; the domain decides
 * exactly.
 */
export function mayBeOpenAt(at: Date, v: TableReference<'venues'>): RawBuilder<boolean> {
  const closed = closedDatesSql(at, 'array', v);
  return sql`is_open_at_local_time(${v('opening_hours')}, ${closed}, ${v('time_zone')}, ${at})`;
}

/** The venues of the area, read in the order of the list. */
function venuesInOrder({ near, radius_km = 25, bbox }: VenueSearchOptions): RawBuilder<unknown> {
  if (near) return nearestVenues(near, { near, radius_km, bbox });
  return bbox ? venuesByName(bbox) : sql`venues`;
}

/** The venues of a box by name: an index has those of each cell in this order. */
function venuesByName(bbox: BoundingBox): RawBuilder<unknown> {
  const isInBox = sql`v.status = 'published' AND ${hasCoordinatesIn(bbox, VENUE)}`;
  const cells = placeCells(bbox)?.map(
    (cell) => sql`place_cell(v.latitude, v.longitude) = ${cell}::integer`,
  ) ?? [sql`true`];
  return readInOrder(
    cells.map((cell) => sql`SELECT v.* FROM venues v WHERE ${isInBox} AND ${cell}`),
    sql`v.name, v.id`,
  );
}

function sortKey({ order, near, q }: VenueSearchOptions): RawBuilder<unknown> {
  if (order === 'distance' && near) return q ? chordFrom(near, VENUE) : sql`v.chord`;
  return order === 'relevance' ? sql`-found.fit` : sql`v.name`;
}

/** The closures that can matter for `openingState`: a period may have begun yesterday. */
function closedDatesSql(
  now: Date,
  format: 'text' | 'array',
  v: TableReference<'venues'>,
): RawBuilder<unknown> {
  const dates =
    format === 'text' ? sql`string_agg(c.local_date::text, ',')` : sql`array_agg(c.local_date)`;
  return sql`(
    SELECT ${dates} FROM venue_closures c
    WHERE c.venue_id = ${v('id')} AND c.local_date BETWEEN ${now}::date - 2 AND ${now}::date + 31)`;
}
