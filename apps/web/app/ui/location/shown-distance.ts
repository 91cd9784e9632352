import { distanceMetres } from '@pulse/domain';
import type { Point } from './geolocation.ts';

/** Metres; a longer distance tells the reader nothing. */
const maxShownDistance = 80_000;

/** Returns the metres between two points, or null when they are unknown or too far to be shown. */
export function shownDistance(from: Point | null, to: Point): number | null {
  if (!from) return null;
  const distance = distanceMetres(from, to);
  return distance < maxShownDistance ? distance : null;
}
