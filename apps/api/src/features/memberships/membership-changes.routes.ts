import {
  cancelMembership as cancelOperation,
  changePlan as changeOperation,
  pauseMembership as pauseOperation,
  previewCancellation as previewCancellationOperation,
  previewPause as previewPauseOperation,
  quoteChange as quoteOperation,
  repairMembership as repairOperation,
  resumeMembership as resumeOperation,
  takeBackCancellation as takeBackOperation,
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
import { pauseMembership } from './pause/pause-membership.ts';
import { previewPause } from './pause/preview-pause.ts';
import { resumeMembership } from './pause/resume-membership.ts';
import { repairMembership } from './renew/repair-membership.ts';

const limitOf = (name: string, points: number) =>
  ({ name, points, seconds: 3600, by: 'account' }) as const;

/** Routes with which a member changes, cancels, pauses and repairs the own membership. */
export function membershipChangeRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    quoteOperation,
    ({ user, body }) =>
      quoteChange(deps, user.id, { plan: body.plan_code, interval: body.billing_interval }),
    { limit: limitOf('membership-quote', 120) },
  );
  route(app, changeOperation, ({ user, body }) =>
    changePlan(deps, user.id, body.quote_id, body.class_session_id),
  );
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
  route(app, repairOperation, ({ user }) => repairMembership(deps, user.id), {
    limit: limitOf('membership-repair', 30),
  });
}
