import * as contract from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { route } from '../../../platform/http/routes/route.ts';
import { appealVisit } from './appeal-visit.ts';
import { decideAppeal } from './decide-appeal.ts';
import { listAppeals } from './list-appeals.ts';

/** Routes for appeals: the member's, and the venue's answers. */
export function appealRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    contract.appealVisit,
    ({ user, params, body }) => appealVisit(deps, user.id, params.id, body.message || null),
    { limit: { name: 'appeal', points: 60, seconds: 3600, by: 'account' } },
  );
  route(app, contract.listAppeals, ({ user, query }) => listAppeals(deps, user, query));
  route(app, contract.decideAppeal, ({ user, params, body }) =>
    decideAppeal(deps, user, params.id, body),
  );
}
