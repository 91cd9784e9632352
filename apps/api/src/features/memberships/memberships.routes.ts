import {
  cancelMembership as cancelOperation,
  changePlan as changeOperation,
  getMembership as getOperation,
  listPlans as listOperation,
  pauseMembership as pauseOperation,
  listPayments as paymentsOperation,
  previewCancellation as previewCancellationOperation,
  previewPause as previewPauseOperation,
  quoteChange as quoteOperation,
  repairMembership as repairOperation,
  resumeMembership as resumeOperation,
  startCheckout as startOperation,
  takeBackCancellation as takeBackOperation,
  listVisits as visitsOperation,
  withdrawChange as withdrawOperation,
} from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { route } from '../../platform/http/routes/route.ts';
import { cancelMembership } from './cancel/cancel-membership.ts';
import { previewCancellation } from './cancel/preview-cancellation.ts';
import { takeBackCancellation } from './cancel/take-back-cancellation.ts';
import { changePlan } from './change/change-plan.ts';
import { quoteChange } from './change/quote-change.ts';
import { withdrawChange } from './change/withdraw-change.ts';
import { getMembership } from './get-membership.ts';
import { listPayments } from './list-payments.ts';
import { listPlans } from './list-plans.ts';
import { pauseMembership } from './pause/pause-membership.ts';
import { previewPause } from './pause/preview-pause.ts';
import { resumeMembership } from './pause/resume-membership.ts';
import { repairMembership } from './renew/repair-membership.ts';
import { startCheckout } from './start-checkout.ts';
import { listVisits } from './visits/list-visits.ts';

/** Routes for plans, the member's own membership, and paying for one. */
export function membershipRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, listOperation, ({ user }) => listPlans(deps, user));
  route(app, getOperation, ({ user }) => getMembership(deps, user.id));
  route(app, paymentsOperation, ({ user, query }) => listPayments(deps, user.id, query.limit));
  route(app, startOperation, ({ user, body }) =>
    startCheckout(deps, user.id, {
      plan: body.plan_code,
      interval: body.billing_interval,
      classSessionId: body.class_session_id,
    }),
  );
  route(app, quoteOperation, ({ user, body }) =>
    quoteChange(deps, user.id, { plan: body.plan_code, interval: body.billing_interval }),
  );
  route(app, changeOperation, ({ user, body }) => changePlan(deps, user.id, body.quote_id));
  route(app, withdrawOperation, ({ user }) => withdrawChange(deps, user.id));
  route(app, previewCancellationOperation, ({ user }) => previewCancellation(deps, user.id));
  route(app, cancelOperation, ({ user }) => cancelMembership(deps, user.id));
  route(app, takeBackOperation, ({ user }) => takeBackCancellation(deps, user.id));
  route(app, previewPauseOperation, ({ user, query }) => previewPause(deps, user.id, query.days));
  route(app, pauseOperation, ({ user, body, headers }) =>
    pauseMembership(deps, user.id, {
      days: body.days,
      idempotencyKey: headers['idempotency-key'] ?? null,
    }),
  );
  route(app, resumeOperation, ({ user }) => resumeMembership(deps, user.id));
  route(app, visitsOperation, ({ user, query }) => listVisits(deps, user.id, query));
  route(app, repairOperation, ({ user }) => repairMembership(deps, user.id));
}
