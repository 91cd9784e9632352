import {
  editPlan as editOperation,
  findMember as findOperation,
  giveMembership as giveOperation,
  listPlansToEdit as listOperation,
  publishPlans as publishOperation,
  withdrawPlans as withdrawOperation,
} from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { route } from '../../platform/http/routes/route.ts';
import { findMember } from './give/find-member.ts';
import { giveMembership } from './give/give-membership.ts';
import { editPlan } from './plans/edit-plan.ts';
import { listPlansToEdit } from './plans/list-plans-to-edit.ts';
import { publishPlans } from './plans/publish-plans.ts';

/** Enough to work with; a caller who tries emails does not get far. */
const LIMIT = { name: 'find-member', points: 120, seconds: 3600, by: 'account' } as const;

/** Routes with which the platform edits plans and gives memberships. */
export function membershipAdminRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, listOperation, () => listPlansToEdit(deps));
  route(app, editOperation, ({ user, params, body }) => editPlan(deps, user, params.id, body));
  route(app, publishOperation, ({ user }) => publishPlans(deps, user, { publish: true }));
  route(app, withdrawOperation, ({ user }) => publishPlans(deps, user, { publish: false }));
  route(app, findOperation, ({ body }) => findMember(deps, body.email), { limit: LIMIT });
  route(app, giveOperation, ({ user, body }) =>
    giveMembership(deps, user, {
      userId: body.user_id,
      plan: body.plan_code,
      lastDay: body.last_day,
      reason: body.reason,
    }),
  );
}
