import { type Coordinates, distanceMetres } from '@pulse/domain';
import { type RawBuilder, sql } from 'kysely';
import { readInOrder } from '../../../platform/database/read-in-order.ts';
import { referenceTo } from '../../../platform/database/table-reference.ts';
import { chordFrom, hasCoordinatesIn, isWithin } from '../venue-conditions.sql.ts';
import type { BoundingBox } from './bounding-box.ts';

const VENUE = referenceTo<'venues'>('v');

/** An area: a box, or else a circle. */
export interface VenueArea {
  bbox?: BoundingBox | undefined;
  near?: Coordinates | undefined;
  radius_km: number;
}

/**
 * The published venues of an area as a relation to be named by the statement, with the columns of
 * `venues` and `chord`: those nearest to `from` first, in the order of `chord` and `id`.
 */
export function nearestVenues(from: Coordinates, area: VenueArea): RawBuilder<unknown> {
  return readInOrder(
    [
      sql`SELECT v.*, ${chordFrom(from, VENUE)} AS chord FROM venues v WHERE v.status = 'published' AND ${isInArea(area)}`,
    ],
    sql`chord, v.id`,
  );
}

/** Whether the venue `v` is in an area, exactly. */
export function isInArea({ bbox, near, radius_km }: VenueArea): RawBuilder<boolean> {
  if (bbox)
    return sql`${isWithin(...circleAround(bbox), VENUE)} AND ${hasCoordinatesIn(bbox, VENUE)}`;
  return near ? isWithin(near, radius_km * 1000, VENUE) : sql`true`;
}

/** A circle that contains a box: its middle, and metres to the farthest corner. */
function circleAround({ west, south, east, north }: BoundingBox): [Coordinates, number] {
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  // Beyond half the globe a corner may be nearer than an edge: then it is everywhere.
  if (east - west > 180) return [middle, Number.POSITIVE_INFINITY];
  const corners = [
    { latitude: south, longitude: west },
    { latitude: north, longitude: west },
    // The edge that is nearest to the equator bulges out beyond its corners.
    { latitude: south, longitude: middle.longitude },
    { latitude: north, longitude: middle.longitude },
    { latitude: Math.min(Math.max(0, south), north), longitude: west },
  ];
  return [middle, Math.max(...corners.map((corner) => distanceMetres(middle, corner)))];
}
