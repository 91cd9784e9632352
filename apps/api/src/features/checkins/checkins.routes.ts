import * as contract from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { route } from '../../platform/http/routes/route.ts';
import { checkInAtVenue } from './check-in/check-in-at-venue.ts';
import { findCheckInOptions } from './check-in/find-check-in-options.ts';
import { listTodaysBookings } from './check-in/list-todays-bookings.ts';
import { getDigitalId } from './digital-id/get-digital-id.ts';
import { checkInByHand } from './front-desk/check-in-by-hand.ts';
import { correctCheckIn } from './front-desk/correct-check-in.ts';
import { getRoster } from './front-desk/get-roster.ts';
import { getVenueDay } from './front-desk/get-venue-day.ts';
import { listFrontDeskVenues } from './front-desk/list-front-desk-venues.ts';
import { lookUpMembers } from './front-desk/look-up-members.ts';
import { scanDigitalId } from './front-desk/scan-digital-id.ts';

/** The member's side: digital ID, looking at a door, checking in. */
export function memberCheckInRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, contract.getDigitalId, ({ user }) => getDigitalId(deps, user));
  route(app, contract.findCheckInOptions, ({ user, body }) => findCheckInOptions(deps, user, body));
  route(app, contract.checkInAtVenue, ({ user, body }) => checkInAtVenue(deps, user, body));
  route(app, contract.listTodaysBookings, ({ user }) => listTodaysBookings(deps, user));
}

/** The venue's side: the roster, the scanner, corrections and the day's figures. */
export function frontDeskRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, contract.listFrontDeskVenues, ({ user, query }) =>
    listFrontDeskVenues(deps, user, query),
  );
  route(app, contract.getVenueDay, ({ user, params }) => getVenueDay(deps, user, params.id));
  route(app, contract.getRoster, ({ user, params }) => getRoster(deps, user, params.id));
  route(app, contract.lookUpMembers, ({ user, query }) => lookUpMembers(deps, user, query));
  route(app, contract.scanDigitalId, ({ user, body }) => scanDigitalId(deps, user, body));
  route(app, contract.checkInByHand, ({ user, body }) =>
    checkInByHand(deps, user, body.booking_id),
  );
  route(app, contract.correctCheckIn, ({ user, params, body }) =>
    correctCheckIn(deps, user, params.id, body.reason),
  );
}
