import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { venueRoutes } from './venues.routes.ts';

export { venuePageHead } from './details/venue-page-head.ts';
export { mediaUrl } from './media-url.ts';
export {
  type BoundingBox,
  boundingBoxAround,
  isInBoundingBox,
} from './search/bounding-box.ts';
export { presentVenueSummary } from './search/present-venue-summary.ts';
export {
  distanceInMetresFrom,
  venueFilterConditions,
} from './search/venue-filters.ts';
export {
  mayBeOpenAt,
  type VenueSummaryRow,
  venueSummaryColumns,
} from './search/venue-search.store.ts';

/** Venues: searching them, and the venue page. */
export function registerVenues(app: FastifyInstance, deps: Deps): void {
  venueRoutes(app, deps);
}
