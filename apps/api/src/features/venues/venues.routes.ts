import { getTrainer, getVenue, listCities, listMapVenues, listVenues } from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { route } from '../../platform/http/routes/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { presentCoach } from './details/present-coach.ts';
import { presentVenue } from './details/present-venue.ts';
import { findPublicTrainer } from './details/trainers.store.ts';
import { findPublishedVenue } from './details/venue-details.store.ts';
import { findCities } from './search/cities.store.ts';
import { listVenues as listPage } from './search/list-venues.ts';
import { findMapVenues, type MapVenueRow } from './search/map-venues.store.ts';

/** The most pins of a map; more would be clustered anyway. */
const MAX_MAP_VENUES = 2000;

/** Routes for finding venues, open to every client. */
export function venueRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, listVenues, async ({ query }) => listPage(deps, query));

  route(app, listMapVenues, async ({ query }) => {
    const items = await findMapVenues(deps.db, query, MAX_MAP_VENUES);
    return { items: items as (MapVenueRow & { activity: 'other' })[], next_cursor: null };
  });

  route(app, listCities, async ({ query }) => {
    return { items: await findCities(deps.db, query.q || null, query.limit), next_cursor: null };
  });

  route(app, getVenue, async ({ params }) => {
    const now = deps.clock.now();
    const row = await findPublishedVenue(deps.db, params.id, new Date(now));
    return row ? presentVenue(row, now) : refuse('not_found');
  });
  route(app, getTrainer, async ({ params }) => {
    const row = await findPublicTrainer(deps.db, params.id, new Date(deps.clock.now()));
    return row ? presentCoach(row) : refuse('not_found');
  });
}
