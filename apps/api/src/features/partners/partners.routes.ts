import {
  correctApplicationEmail as correctApplicationEmailOperation,
  openPartnerApplication,
  resubmitPartnerApplication,
  submitPartnerApplication,
  withdrawPartnerApplication,
} from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { route } from '../../platform/http/routes/route.ts';
import { correctApplicationEmail } from './apply/correct-application-email.ts';
import { openApplication, withdrawApplication } from './apply/follow-application.ts';
import { resubmitApplication } from './apply/resubmit-application.ts';
import { submitApplication } from './apply/submit-application.ts';

const HOUR_SECONDS = 3600;
const SUBMIT_LIMIT = {
  name: 'submit-application',
  points: 10,
  seconds: HOUR_SECONDS,
  by: 'address',
} as const;
const CORRECT_LIMIT = { ...SUBMIT_LIMIT, name: 'correct-application-email', points: 5 } as const;
const OPEN_LIMIT = {
  name: 'open-application',
  points: 60,
  seconds: HOUR_SECONDS,
  by: 'address',
} as const;

/** Routes of applicants, who have no account: a visitor applies, a secret link opens what was sent. */
export function applicationRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    submitPartnerApplication,
    ({ body, language }) => submitApplication(deps, body, language),
    { limit: SUBMIT_LIMIT },
  );
  route(
    app,
    correctApplicationEmailOperation,
    ({ body, language }) => correctApplicationEmail(deps, body, language),
    { limit: CORRECT_LIMIT },
  );
  route(app, openPartnerApplication, ({ body }) => openApplication(deps, body.token), {
    limit: OPEN_LIMIT,
  });
  route(app, resubmitPartnerApplication, ({ body }) => resubmitApplication(deps, body), {
    limit: OPEN_LIMIT,
  });
  route(app, withdrawPartnerApplication, ({ body }) => withdrawApplication(deps, body.token), {
    limit: OPEN_LIMIT,
  });
}
