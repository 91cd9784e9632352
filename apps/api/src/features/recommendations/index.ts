import * as contract from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { route } from '../../platform/http/routes/route.ts';
import {
  deleteFirstStepsDismissal,
  findFirstStepsDismissal,
  insertFirstStepsDismissal,
} from './first-steps/first-steps.store.ts';
import { getFirstSteps } from './first-steps/get-first-steps.ts';
import { listRecommendations } from './recommended-classes/list-recommendations.ts';

/** The dashboard requests them once a visit; a person never reaches this. */
const LIST_LIMIT = {
  name: 'list-recommendations',
  points: 120,
  seconds: 600,
  by: 'account',
} as const;

/** Recommendations: classes for a member to book, and the first steps of a new one. */
export function registerRecommendations(app: FastifyInstance, deps: Deps): void {
  const { db, clock, personalData } = deps;
  route(
    app,
    contract.listRecommendations,
    ({ user, query }) => listRecommendations(deps, user.id, query),
    { limit: LIST_LIMIT },
  );
  route(app, contract.getFirstSteps, ({ user }) => getFirstSteps(deps, user.id));
  route(app, contract.dismissFirstSteps, async ({ user }) => {
    await insertFirstStepsDismissal(db, user.id, new Date(clock.now()));
    return null;
  });
  personalData.exportAs('first_steps', findFirstStepsDismissal);
  personalData.eraseWith('first_steps', deleteFirstStepsDismissal);
}
