import {
  getMembership as getOperation,
  listPlans as listOperation,
  listPayments as paymentsOperation,
  startCheckout as startOperation,
  listVisits as visitsOperation,
} from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { route } from '../../platform/http/routes/route.ts';
import { startCheckout } from './buy/start-checkout.ts';
import { listPlans } from './plans/list-plans.ts';
import { getMembership } from './read/get-membership.ts';
import { listPayments } from './read/list-payments.ts';
import { listVisits } from './visits/list-visits.ts';

/** Routes for plans, the member's own membership, and paying for one. */
export function membershipRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, listOperation, ({ user }) => listPlans(deps, user));
  route(app, getOperation, ({ user }) => getMembership(deps, user.id));
  route(app, paymentsOperation, ({ user, query }) => listPayments(deps, user.id, query));
  route(app, startOperation, ({ user, body, headers }) =>
    startCheckout(deps, user.id, {
      plan: body.plan_code,
      interval: body.billing_interval,
      classSessionId: body.class_session_id,
      idempotencyKey: headers['idempotency-key'],
    }),
  );
  route(app, visitsOperation, ({ user, query }) => listVisits(deps, user.id, query));
}
