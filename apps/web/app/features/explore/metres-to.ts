import type { VenueSummary } from '@pulse/contract/client';
import { distanceMetres } from '@pulse/domain';
import type { Position } from './use-position.ts';

/** Farther than this from the reader, in metres, a distance says nothing. */
const sensibleMetres = 80_000;

/** Metres from the reader to a venue, or null when that is unknown or says nothing. */
export function metresTo(venue: VenueSummary, position: Position | null): number | null {
  if (!position) return null;
  const metres = distanceMetres(position, venue);
  return metres < sensibleMetres ? metres : null;
}
