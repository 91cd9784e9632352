import * as contract from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { route } from '../../../platform/http/routes/route.ts';
import { getPartnerToday } from '../today/get-partner-today.ts';
import { checkInByHand } from './check-in-by-hand.ts';
import { correctCheckIn } from './correct-check-in.ts';
import { rosterReader } from './get-roster.ts';
import { venueDayReader } from './get-venue-day.ts';
import { listFrontDeskVenues } from './list-front-desk-venues.ts';
import { scanDigitalId } from './scan-digital-id.ts';
import { tickGuest } from './tick-guest.ts';

/** Routes for staff: the roster, the scanner, corrections and the figures of the day. */
export function frontDeskRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, contract.listFrontDeskVenues, ({ user, query }) =>
    listFrontDeskVenues(deps, user, query),
  );
  const followsEvents = { followsEvents: true };
  const getVenueDay = venueDayReader(deps);
  const getRoster = rosterReader(deps);
  route(
    app,
    contract.getVenueDay,
    ({ user, params }) => getVenueDay(user, params.id),
    followsEvents,
  );
  route(app, contract.getRoster, ({ user, params }) => getRoster(user, params.id), followsEvents);
  route(app, contract.getPartnerToday, ({ user }) => getPartnerToday(deps, user));
  route(app, contract.scanDigitalId, ({ user, body }) => scanDigitalId(deps, user, body));
  route(app, contract.checkInByHand, ({ user, body }) =>
    checkInByHand(deps, user, body.booking_id),
  );
  route(app, contract.tickGuest, ({ user, params, body }) =>
    tickGuest(deps, user, params.id, body.arrived),
  );
  route(app, contract.correctCheckIn, ({ user, params, body }) =>
    correctCheckIn(deps, user, params.id, body.reason),
  );
}
