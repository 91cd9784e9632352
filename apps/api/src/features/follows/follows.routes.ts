import * as contract from '@pulse/contract';
import { MAX_FOLLOWED_COACHES } from '@pulse/domain';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { route } from '../../platform/http/routes/route.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { followCoach } from './follow-coach.ts';
import { deleteFollow, listFollowsOf } from './follows.store.ts';
import { presentFollowedCoach } from './present-followed-coach.ts';

/** A person changes their mind many times in a minute, but not hundreds of times. */
const CHANGE_LIMIT = {
  name: 'change-follows',
  points: 300,
  seconds: 600,
  by: 'account',
} as const;

/** Routes for the coaches a member follows. */
export function followRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  route(app, contract.listFollowedCoaches, async ({ user }) => ({
    items: (await listFollowsOf(db, user.id, MAX_FOLLOWED_COACHES)).map(presentFollowedCoach),
    next_cursor: null,
  }));
  route(
    app,
    contract.followCoach,
    async ({ user, params }) => {
      const followed = await followCoach(deps, user.id, params.id);
      return isRefusal(followed) ? followed : presentFollowedCoach(followed);
    },
    { limit: CHANGE_LIMIT },
  );
  route(
    app,
    contract.unfollowCoach,
    async ({ user, params }) => {
      await deleteFollow(db, user.id, params.id);
      return null;
    },
    { limit: CHANGE_LIMIT },
  );
}
