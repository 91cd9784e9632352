import type { Coordinates } from '@pulse/domain';

/** In degrees; never across the antimeridian. */
export interface BoundingBox {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Metres per degree of latitude, rounded down so that the box is never too small. */
const METRES_PER_DEGREE = 111_000;

/**
 * The smallest box around a circle. A circle that crosses the antimeridian or contains a pole gets
 * the whole band of its latitudes.
 */
export function boundingBoxAround(
  { latitude, longitude }: Coordinates,
  metres: number,
): BoundingBox {
  const height = metres / METRES_PER_DEGREE;
  const south = Math.max(-90, latitude - height);
  const north = Math.min(90, latitude + height);
  const cosine = Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180);
  const width = cosine > 0.01 ? height / cosine : 360;
  const [west, east] = [longitude - width, longitude + width];
  return west < -180 || east > 180
    ? { west: -180, south, east: 180, north }
    : { west, south, east, north };
}
