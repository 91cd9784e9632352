import type { Coordinates, Tier } from '@pulse/domain';
import { type RawBuilder, sql } from 'kysely';
import type { TableReference } from '../../platform/database/table-reference.ts';
import { type BoundingBox, boundingBoxAround } from './search/bounding-box.ts';

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
  if (near) {
    const metres = (filters.radius_km ?? 25) * 1000;
    conditions.push(
      isInBoundingBox(boundingBoxAround(near, metres), v),
      sql`${distanceInMetresFrom(near, v)} <= ${metres}`,
    );
  }
  if (bbox) conditions.push(isInBoundingBox(bbox, v));
  if (city) conditions.push(sql`fold_text(${v('city')}) = fold_text(${city})`);
  if (activity?.length) conditions.push(sql`${v('activities')} && ${activity}::text[]`);
  if (amenity?.length) conditions.push(sql`${v('amenities')} @> ${amenity}::text[]`);
  if (tier) conditions.push(sql`${v('tier')} = ${tier}`);
  return conditions;
}
