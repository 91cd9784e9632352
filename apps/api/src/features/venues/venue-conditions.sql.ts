import { type Coordinates, EARTH_RADIUS, type Tier } from '@pulse/domain';
import { type RawBuilder, sql } from 'kysely';
import type { TableReference } from '../../platform/database/table-reference.ts';
import type { BoundingBox } from './search/bounding-box.ts';

/** The filters of a search for venues; all that are given must hold. */
export interface VenueFilters {
  near?: Coordinates;
  radius_km?: number;
  bbox?: BoundingBox;
  q?: string;
  city?: string;
  /** Any of these. */
  activity?: string[];
  /** All of these. */
  amenity?: string[];
  tier?: Tier;
}

/** Metres from `near` to the venue `v`. */
export function distanceInMetresFrom(
  { latitude, longitude }: Coordinates,
  v: TableReference<'venues'>,
): RawBuilder<number> {
  return sql`distance_metres(${latitude}, ${longitude}, ${v('latitude')}, ${v('longitude')})`;
}

// A value, not a call of `sphere_point`, which would be repeated for each row.
function pointOnSphere({ latitude, longitude }: Coordinates): RawBuilder<unknown> {
  const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  const [x, y] = [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda)];
  return sql`${`(${x}, ${y}, ${Math.sin(phi)})`}::cube`;
}

/**
 * The straight line from `near` to the venue `v` through the Earth, in Earth radii. It grows with the
 * distance in metres, to a centimetre, and an index reads venues in this order.
 */
export function chordFrom(near: Coordinates, v: TableReference<'venues'>): RawBuilder<number> {
  return sql`(${v('sphere_position')} <-> ${pointOnSphere(near)})`;
}

/**
 * Whether the venue `v` is in the cube around `near` that contains the circle of so many metres; read
 * by the index of `chordFrom`.
 */
export function isRoughlyWithin(
  near: Coordinates,
  metres: number,
  v: TableReference<'venues'>,
): RawBuilder<boolean> {
  // A millionth more, as the exact distance decides; half the Earth away is the longest line.
  const chord = 2 * Math.sin(Math.min(metres / (2 * EARTH_RADIUS), Math.PI / 2)) * 1.000001;
  return sql`${v('sphere_position')} <@ cube_enlarge(${pointOnSphere(near)}, ${chord}, 3)`;
}

/** Whether the venue `v` is at most so many metres from `near`; read by the index of `chordFrom`. */
function isWithin(
  near: Coordinates,
  metres: number,
  v: TableReference<'venues'>,
): RawBuilder<boolean> {
  return sql`(${isRoughlyWithin(near, metres, v)}
    AND ${distanceInMetresFrom(near, v)} <= ${metres})`;
}

/**
 * The same as `isInBoundingBox`, by the columns that the planner has statistics of, for a statement
 * that reads in another order than that of places.
 */
export function hasCoordinatesIn(
  { west, south, east, north }: BoundingBox,
  v: TableReference<'venues'>,
): RawBuilder<boolean> {
  return sql`(${v('latitude')} BETWEEN ${south} AND ${north}
    AND ${v('longitude')} BETWEEN ${west} AND ${east})`;
}

/** A condition on the indexed `position` of the venue `v`. */
export function isInBoundingBox(
  { west, south, east, north }: BoundingBox,
  v: TableReference<'venues'>,
): RawBuilder<boolean> {
  return sql`${v('position')} <@ box(point(${west}, ${south}), point(${east}, ${north}))`;
}

/**
 * The conditions of a search on the venue `v`, which must be published. The text is not among them:
 * it is matched by `venues_like`, joined by the caller, who needs its rank.
 */
export function venueFilterConditions(
  filters: VenueFilters,
  v: TableReference<'venues'>,
): RawBuilder<boolean>[] {
  const { near, bbox, city, activity, amenity, tier } = filters;
  const conditions: RawBuilder<boolean>[] = [sql<boolean>`${v('status')} = 'published'`];
  if (near) conditions.push(isWithin(near, (filters.radius_km ?? 25) * 1000, v));
  if (bbox) conditions.push(isInBoundingBox(bbox, v));
  if (city) conditions.push(sql`fold_text(${v('city')}) = fold_text(${city})`);
  if (activity?.length) conditions.push(sql`${v('activities')} && ${activity}::text[]`);
  if (amenity?.length) conditions.push(sql`${v('amenities')} @> ${amenity}::text[]`);
  if (tier) conditions.push(sql`${v('tier')} = ${tier}`);
  return conditions;
}
