import {
  addApplicationNote as addNoteOperation,
  assignPartnerApplication,
  decidePartnerApplication,
  getPartnerApplication,
  listApplicationHistory,
  listPartnerApplications,
  listApplicationReviewers as listReviewersOperation,
  resendPartnerInvitation as resendOperation,
  revealPartnerApplication,
  summarizePartnerApplications,
} from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { requestOrigin } from '../../../platform/http/routes/request-origin.ts';
import { route } from '../../../platform/http/routes/route.ts';
import { addApplicationNote, listApplicationHistoryPage } from './application-history.ts';
import { assignApplication } from './assign-application.ts';
import { decideApplication } from './decide-application.ts';
import { getApplication } from './get-application.ts';
import { listApplicationsForReview } from './list-applications.ts';
import { resendPartnerInvitation } from './resend-invitation.ts';
import { revealApplicationSecrets } from './reveal-application-secrets.ts';
import { listApplicationReviewers, summarizeApplications } from './summarize-applications.ts';

const RESEND_LIMIT = {
  name: 'resend-invitation',
  points: 60,
  seconds: 3600,
  by: 'account',
} as const;

/** Routes of ops and admins, who review the applications. */
export function reviewRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, listPartnerApplications, ({ user, query }) =>
    listApplicationsForReview(deps, user.id, query),
  );
  route(app, summarizePartnerApplications, ({ user }) => summarizeApplications(deps, user.id));
  route(app, listReviewersOperation, () => listApplicationReviewers(deps));
  route(app, getPartnerApplication, ({ params }) => getApplication(deps, params.id));
  route(app, listApplicationHistory, ({ params, query }) =>
    listApplicationHistoryPage(deps, params.id, query),
  );
  route(app, addNoteOperation, ({ user, params, body }) =>
    addApplicationNote(deps, user.id, params.id, body.text),
  );
  route(app, assignPartnerApplication, ({ user, params, body }) =>
    assignApplication(deps, user.id, params.id, body.user_id),
  );
  route(app, revealPartnerApplication, ({ user, params, request }) =>
    revealApplicationSecrets(deps, user.id, params.id, requestOrigin(request)),
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
