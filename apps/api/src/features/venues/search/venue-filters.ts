import type { Coordinates, Tier } from '@pulse/domain';
import { type RawBuilder, sql } from 'kysely';
import { type BoundingBox, boundingBoxAround, isInBoundingBox } from './bounding-box.ts';

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
export function distanceInMetresFrom({ latitude, longitude }: Coordinates): RawBuilder<number> {
  return sql`distance_metres(${latitude}, ${longitude}, v.latitude, v.longitude)`;
}

/**
 * The conditions of a search over published `venues v`. The text is not among them: it is matched
 * by `venues_like`, joined by the caller, who needs its rank.
 */
export function venueFilterConditions(filters: VenueFilters): RawBuilder<boolean>[] {
  const { near, bbox, city, activity, amenity, tier } = filters;
  const conditions: RawBuilder<boolean>[] = [sql`v.status = 'published'`];
  if (near) {
    const metres = (filters.radius_km ?? 25) * 1000;
    conditions.push(
      isInBoundingBox(boundingBoxAround(near, metres)),
      sql`${distanceInMetresFrom(near)} <= ${metres}`,
    );
  }
  if (bbox) conditions.push(isInBoundingBox(bbox));
  if (city) conditions.push(sql`fold_text(v.city) = fold_text(${city})`);
  if (activity?.length) conditions.push(sql`v.activities && ${activity}::text[]`);
  if (amenity?.length) conditions.push(sql`v.amenities @> ${amenity}::text[]`);
  if (tier) conditions.push(sql`v.tier = ${tier}`);
  return conditions;
}
