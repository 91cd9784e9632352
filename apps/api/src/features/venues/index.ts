import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { registerVenueRoutes } from './venues.routes.ts';

export { type Box, boxAround, inBox } from './boxes.ts';
export { mediaUrl } from './media-url.ts';
export { presentVenueSummary } from './present-venue-summary.ts';
export { distanceFrom, venueConditions } from './venue-conditions.ts';
export { venueHead } from './venue-head.ts';
export { type VenueSummaryRow, venueSummaryColumns, wallSaysOpen } from './venue-search.store.ts';

/** Venues: finding them, and what their page shows. */
export function registerVenues(app: FastifyInstance, deps: Deps): void {
  registerVenueRoutes(app, deps);
}
