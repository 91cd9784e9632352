import { type Coordinates, distanceMetres } from '@pulse/domain';
import { type RawBuilder, sql } from 'kysely';
import { readInOrder } from '../../../platform/database/read-in-order.ts';
import { referenceTo } from '../../../platform/database/table-reference.ts';
import {
  chordFrom,
  distanceInMetresFrom,
  hasCoordinatesIn,
  isRoughlyWithin,
} from '../venue-conditions.sql.ts';
import type { BoundingBox } from './bounding-box.ts';

const VENUE = referenceTo<'venues'>('v');

/** An area: a box, or else a circle; of one venue where it is named. */
export interface VenueArea {
  venue_id?: string | undefined;
  bbox?: BoundingBox | undefined;
  near?: Coordinates | undefined;
  radius_km: number;
}

/**
 * The published venues of an area as a relation to be named by the statement, with the columns of
 * `venues` and `chord`: those nearest to `from` first, in the order of `chord` and `id`.
 */
export function nearestVenues(from: Coordinates, area: VenueArea): RawBuilder<unknown> {
  const chord = sql`${chordFrom(from, VENUE)} AS chord`;
  if (area.venue_id)
    return sql`(SELECT v.*, ${chord} FROM venues v
      WHERE v.id = ${area.venue_id} AND v.status = 'published' AND ${isInArea(area)})`;
  const circle = circleOf(area);
  const around = circle ? isRoughlyWithin(...circle, VENUE) : sql`true`;
  const inOrder = readInOrder(
    [sql`SELECT v.*, ${chord} FROM venues v WHERE v.status = 'published' AND ${around}`],
    sql`chord, v.id`,
  );
  // The exact area is asked for outside: the planner would multiply its guesses of both, expect next to
  // no venue and sort them all.
  return sql`(SELECT v.* FROM ${inOrder} AS v WHERE ${isInArea(area)})`;
}

/** Whether the venue `v` is in an area, exactly; read by no index. */
export function isInArea({ bbox, near, radius_km }: VenueArea): RawBuilder<boolean> {
  if (bbox) return hasCoordinatesIn(bbox, VENUE);
  return near ? sql`${distanceInMetresFrom(near, VENUE)} <= ${radius_km * 1000}` : sql`true`;
}

/** The middle of a circle that contains an area, and its metres; null when that is everywhere. */
function circleOf({ bbox, near, radius_km }: VenueArea): [Coordinates, number] | null {
  if (bbox) return circleAround(bbox);
  return near ? [near, radius_km * 1000] : null;
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
