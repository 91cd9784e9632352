import {
  decidePartnerApplication,
  listPartnerApplications,
  openPartnerApplication,
  resendPartnerInvitation as resendOperation,
  resubmitPartnerApplication,
  revealPartnerApplication,
  submitPartnerApplication,
} from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { route } from '../../platform/http/routes/route.ts';
import { openApplication, resubmitApplication } from './apply/resubmit-application.ts';
import { submitApplication } from './apply/submit-application.ts';
import { decideApplication } from './review-applications/decide-application.ts';
import { listApplicationsForReview } from './review-applications/list-applications.ts';
import { resendPartnerInvitation } from './review-applications/resend-invitation.ts';
import { revealApplicationSecrets } from './review-applications/reveal-application-secrets.ts';

const HOUR_SECONDS = 3600;
const SUBMIT_LIMIT = {
  name: 'submit-application',
  points: 10,
  seconds: HOUR_SECONDS,
  by: 'address',
} as const;
const OPEN_LIMIT = {
  name: 'open-application',
  points: 60,
  seconds: HOUR_SECONDS,
  by: 'address',
} as const;

const RESEND_LIMIT = {
  name: 'resend-invitation',
  points: 60,
  seconds: HOUR_SECONDS,
  by: 'account',
} as const;

/** Routes for partner applications: submitted by anybody, reviewed by ops and admins. */
export function applicationRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    submitPartnerApplication,
    ({ body, language }) => submitApplication(deps, body, language),
    { limit: SUBMIT_LIMIT },
  );
  route(app, openPartnerApplication, ({ body }) => openApplication(deps, body.token), {
    limit: OPEN_LIMIT,
  });
  route(app, resubmitPartnerApplication, ({ body }) => resubmitApplication(deps, body), {
    limit: OPEN_LIMIT,
  });
  route(app, listPartnerApplications, ({ query }) => listApplicationsForReview(deps, query));
  route(app, revealPartnerApplication, ({ user, params }) =>
    revealApplicationSecrets(deps, user.id, params.id),
  );
  route(
    app,
    resendOperation,
    ({ user, params }) => resendPartnerInvitation(deps, user.id, params.id),
    { limit: RESEND_LIMIT },
  );
  route(app, decidePartnerApplication, ({ user, params, body }) =>
    decideApplication(deps, user.id, params.id, body),
  );
}
