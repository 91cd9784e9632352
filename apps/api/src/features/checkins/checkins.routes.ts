import * as contract from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { route } from '../../platform/http/route.ts';
import { checkInAtVenue } from './check-in-at-venue.ts';
import { checkInByHand } from './check-in-by-hand.ts';
import { correctCheckIn } from './correct-check-in.ts';
import { getDigitalId } from './get-digital-id.ts';
import { getRoster } from './get-roster.ts';
import { getVenueDay } from './get-venue-day.ts';
import { listDoorVenues } from './list-door-venues.ts';
import { listTodaysBookings } from './list-todays-bookings.ts';
import { lookAtDoor } from './look-at-door.ts';
import { lookUpMembers } from './look-up-members.ts';
import { scanDigitalId } from './scan-digital-id.ts';

/** The member's side: digital ID, looking at a door, checking in. */
export function memberRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, contract.getDigitalId, ({ user }) => getDigitalId(deps, user));
  route(app, contract.lookAtDoor, ({ user, body }) => lookAtDoor(deps, user, body));
  route(app, contract.checkInAtVenue, ({ user, body }) => checkInAtVenue(deps, user, body));
  route(app, contract.listTodaysBookings, ({ user }) => listTodaysBookings(deps, user));
}

/** The venue's side: the roster, the scanner, corrections and the day's figures. */
export function doorRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, contract.listDoorVenues, ({ user, query }) => listDoorVenues(deps, user, query));
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
