import './follows.events.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { announceCoachClasses } from './announce-coach-classes.ts';
import { followRoutes } from './follows.routes.ts';
import { deleteFollowsOf, listAllFollowsOf } from './follows.store.ts';
import { presentFollowedCoach } from './present-followed-coach.ts';

/** Following: the coaches of whose new classes a member is notified. */
export function registerFollows(app: FastifyInstance, deps: Deps): void {
  followRoutes(app, deps);
  deps.jobs.every('follows.announce', 300, () => announceCoachClasses(deps));
  deps.personalData.exportAs('followed_coaches', async (db, userId) =>
    (await listAllFollowsOf(db, userId)).map(presentFollowedCoach),
  );
  deps.personalData.eraseWith('followed_coaches', deleteFollowsOf);
}
