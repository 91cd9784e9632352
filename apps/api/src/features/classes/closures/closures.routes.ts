import * as contract from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { route } from '../../../platform/http/routes/route.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { closeVenue } from './close-venue.ts';
import { listVenueClosures } from './list-venue-closures.ts';
import { previewVenueClosure } from './preview-venue-closure.ts';
import { reopenVenue } from './reopen-venue.ts';

/** Routes for the days on which a venue of the own organisation is closed. */
export function closureRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, contract.listVenueClosures, async ({ params, query, user }) =>
    listVenueClosures(deps, user, params.id, query.from),
  );

  route(app, contract.previewVenueClosure, async ({ params, body, user }) =>
    previewVenueClosure(deps, user, params.id, body),
  );

  route(app, contract.closeVenue, async ({ params, body, user }) => {
    const closures = await closeVenue(deps, user, params.id, body);
    return isRefusal(closures) ? closures : { items: closures, next_cursor: null };
  });

  route(app, contract.closeVenueOnDate, async ({ params, body, user }) => {
    const days = { first_date: params.date, last_date: params.date };
    const closures = await closeVenue(deps, user, params.id, { ...body, ...days });
    return isRefusal(closures) ? closures : (closures[0] ?? refuse('not_found'));
  });

  route(app, contract.reopenVenueOnDate, async ({ params, user }) =>
    reopenVenue(deps, user, params.id, params.date),
  );
}
