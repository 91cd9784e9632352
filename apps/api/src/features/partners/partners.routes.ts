import {
  decidePartnerApplication,
  listPartnerApplications,
  openPartnerApplication,
  resubmitPartnerApplication,
  revealPartnerApplication,
  submitPartnerApplication,
} from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { route } from '../../platform/http/route.ts';
import { decideApplication } from './decide-application.ts';
import { listForReview } from './list-applications.ts';
import { openApplication, resubmitApplication } from './resubmit-application.ts';
import { revealApplication } from './reveal-application.ts';
import { submitApplication } from './submit-application.ts';

const HOUR = 3600;
const SUBMIT = { name: 'submit-application', points: 10, seconds: HOUR, by: 'address' } as const;
const OPEN = { name: 'open-application', points: 60, seconds: HOUR, by: 'address' } as const;

/** Partner applications: handed in by anybody, reviewed by ops and admins. */
export function registerApplications(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    submitPartnerApplication,
    ({ body, language }) => submitApplication(deps, body, language),
    { limit: SUBMIT },
  );
  route(app, openPartnerApplication, ({ body }) => openApplication(deps, body.token), {
    limit: OPEN,
  });
  route(app, resubmitPartnerApplication, ({ body }) => resubmitApplication(deps, body), {
    limit: OPEN,
  });
  route(app, listPartnerApplications, ({ query }) => listForReview(deps, query));
  route(app, revealPartnerApplication, ({ user, params }) =>
    revealApplication(deps, user.id, params.id),
  );
  route(app, decidePartnerApplication, ({ user, params, body }) =>
    decideApplication(deps, user.id, params.id, body),
  );
}
