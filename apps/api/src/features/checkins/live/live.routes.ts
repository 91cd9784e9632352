import * as contract from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { route } from '../../../platform/http/routes/route.ts';
import { announceBookings } from './announce-bookings.ts';
import { notifyDashboards } from './notify-dashboards.ts';
import { watchFrontDesk } from './watch-front-desk.ts';

/** The stream on which the dashboards of a venue hear that its day has changed. */
export function liveRoutes(app: FastifyInstance, deps: Deps): void {
  notifyDashboards(deps);
  announceBookings(deps);
  route(app, contract.watchFrontDesk, ({ user, params, request, reply }) =>
    watchFrontDesk(deps, user, params.id, { request, reply }),
  );
}
