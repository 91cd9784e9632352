import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { analyticsRoutes } from './analytics.routes.ts';
import { rollUpVenues } from './roll-up/roll-up-venues.ts';

/** Registers the figures of venues: visits, fill, no-shows, counted by a job. */
export function registerAnalytics(app: FastifyInstance, deps: Deps): void {
  analyticsRoutes(app, deps);
  deps.jobs.every('analytics.roll-up', 60, () => rollUpVenues(deps));
}
