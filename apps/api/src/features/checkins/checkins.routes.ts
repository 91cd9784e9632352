import * as contract from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { route } from '../../platform/http/routes/route.ts';
import { checkInAtVenue } from './check-in/check-in-at-venue.ts';
import { findCheckInOptions } from './check-in/find-check-in-options.ts';
import { findCheckInVenue } from './check-in/find-check-in-venue.ts';
import { listTodaysBookings } from './check-in/list-todays-bookings.ts';
import { getDigitalId } from './digital-id/get-digital-id.ts';

/** Routes for members: digital ID, check-in options, checking in. */
export function memberCheckInRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, contract.getDigitalId, ({ user }) => getDigitalId(deps, user));
  route(app, contract.findCheckInOptions, ({ user, body }) => findCheckInOptions(deps, user, body));
  route(app, contract.findCheckInVenue, ({ body }) => findCheckInVenue(deps, body), {
    limit: { name: 'check-in-venue', points: 600, seconds: 3_600, by: 'address' },
  });
  route(app, contract.checkInAtVenue, ({ user, body }) => checkInAtVenue(deps, user, body));
  route(app, contract.listTodaysBookings, ({ user }) => listTodaysBookings(deps, user));
}
