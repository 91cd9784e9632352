import type { VenueSummary } from '@pulse/contract/client';
import { distanceMetres } from '@pulse/domain';
import type { Position } from '../address/use-position.ts';

/** Farther than this from the reader, in metres, a distance says nothing. */
const maxShownDistance = 80_000;

/** Metres from the reader to a venue, or null when that is unknown or says nothing. */
export function distanceToVenue(venue: VenueSummary, position: Position | null): number | null {
  if (!position) return null;
  const distance = distanceMetres(position, venue);
  return distance < maxShownDistance ? distance : null;
}
