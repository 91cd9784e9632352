import lookUpTimeZone from '@photostructure/tz-lookup';
import * as contract from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { route } from '../../../platform/http/routes/route.ts';
import { archiveVenue } from './archive-venue.ts';
import { changeVenue } from './change-venue.ts';
import { createVenue } from './create-venue.ts';
import { getPartnerVenue } from './get-partner-venue.ts';
import { listPartnerVenues } from './list-partner-venues.ts';
import { previewVenue } from './preview-venue.ts';
import { publishVenue } from './publish-venue.ts';
import { restoreVenue } from './restore-venue.ts';

/** No organisation opens more venues in an hour; a loop in a client would. */
const CREATE_LIMIT = { name: 'create-venue', points: 60, seconds: 3600, by: 'account' } as const;

/** Routes with which an organisation keeps its own venues. */
export function partnerVenueRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, contract.listPartnerVenues, ({ user, query }) => listPartnerVenues(deps, user, query));
  route(app, contract.createPartnerVenue, ({ user, body }) => createVenue(deps, user, body), {
    limit: CREATE_LIMIT,
  });
  route(app, contract.getPartnerVenue, ({ user, params }) =>
    getPartnerVenue(deps, user, params.id),
  );
  route(app, contract.changePartnerVenue, ({ user, params, body }) =>
    changeVenue(deps, user, params.id, body),
  );
  route(app, contract.publishPartnerVenue, ({ user, params }) =>
    publishVenue(deps, user, params.id),
  );
  route(app, contract.previewPartnerVenue, ({ user, params }) =>
    previewVenue(deps, user, params.id),
  );
  route(app, contract.archivePartnerVenue, ({ user, params, body }) =>
    archiveVenue(deps, user, params.id, body),
  );
  route(app, contract.restorePartnerVenue, ({ user, params }) =>
    restoreVenue(deps, user, params.id),
  );
  route(app, contract.getPositionTimeZone, async ({ query: { latitude, longitude } }) => ({
    time_zone: lookUpTimeZone(latitude, longitude),
  }));
}
