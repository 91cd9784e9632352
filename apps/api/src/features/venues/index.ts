import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { venueImageRoutes } from './manage/images/venue-images.routes.ts';
import { partnerVenueRoutes } from './manage/partner-venues.routes.ts';
import { trainerRoutes } from './trainers/trainers.routes.ts';
import { venueRoutes } from './venues.routes.ts';

export { type ChosenVenue, lockChosenVenue } from './chosen-venue.store.ts';
export { closeDates, openDate } from './closures/closures.store.ts';
export { presentVenue } from './details/present-venue.ts';
export { findPublishedVenue } from './details/venue-details.store.ts';
export { venuePageHead } from './details/venue-page-head.ts';
export {
  type ImportVenueRow,
  insertDraftVenues,
  lockImportVenues,
  type NewVenue,
  publishDrafts,
} from './draft-venues.store.ts';
export { coverUrl, presentCover } from './images/present-venue-images.ts';
export { incrementLinkKeyVersion } from './link-key.store.ts';
export { draftFirstVenue } from './manage/draft-first-venue.ts';
export { lockOrganisationVenue } from './manage/partner-venues.store.ts';
export { findPageVenue, listPublicPages, listVenueSlugs } from './public-pages/page-slugs.store.ts';
export { presentPublicVenue } from './public-pages/present-public-venue.ts';
export {
  type CityRow,
  findPublicCity,
  listPublicCities,
  type PublicCityRow,
} from './public-pages/public-cities.store.ts';
export { listNearbyVenues, listVenuesOfCity } from './public-pages/public-venues.store.ts';
export {
  type AreaRow,
  areaRadiusKm,
  countVenuesAround,
  findAreasBeginning,
  findAreasNamed,
  findTimeZoneNear,
} from './search/areas.store.ts';
export { type BoundingBox, boundingBoxAround } from './search/bounding-box.ts';
export { isInArea, nearestVenues } from './search/nearest-venues.sql.ts';
export { placeCells } from './search/place-cells.ts';
export { presentVenueSummary } from './search/present-venue-summary.ts';
export { bestRatedVenues, isRated } from './search/rated-venues.sql.ts';
export {
  mayBeOpenAt,
  type VenueSummaryRow,
  venueSummaryColumns,
} from './search/venue-search.store.ts';
export { chooseTrainer } from './trainers/choose-trainer.ts';
export { findTrainersNamed, insertTrainersNamed } from './trainers/trainers.store.ts';
export {
  distanceInMetresFrom,
  hasCoordinatesIn,
  isInBoundingBox,
  venueFilterConditions,
} from './venue-conditions.sql.ts';
export { setVenueHooks, type VenueClasses } from './venue-hooks.ts';

/** Venues: searching them, the venue page, and their management by partners. */
export function registerVenues(app: FastifyInstance, deps: Deps): void {
  venueRoutes(app, deps);
  partnerVenueRoutes(app, deps);
  venueImageRoutes(app, deps);
  trainerRoutes(app, deps);
}
