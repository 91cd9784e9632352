import { distanceMetres } from '@pulse/domain';
import type { Point } from './geolocation.ts';

/** Metres; a longer distance tells the reader nothing. */
const maxShownDistance = 80_000;

/** Returns a distance in metres, or null when it is unknown or too far to be shown. */
export const limitShownDistance = (metres: number | null): number | null =>
  metres !== null && metres < maxShownDistance ? metres : null;

/** Returns the metres between two points, or null when they are unknown or too far to be shown. */
export function shownDistance(from: Point | null, to: Point): number | null {
  return limitShownDistance(from && distanceMetres(from, to));
}
