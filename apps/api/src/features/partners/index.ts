import './partners.events.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { applicationRoutes } from './partners.routes.ts';
import { renewApplicationSecrets } from './renew-application-secrets.ts';
import { reviewRoutes } from './review-applications/review-applications.routes.ts';

export { createApplicationEncryption as partnerSeal } from './encrypt-application-secrets.ts';
export { listAgreedOrganisations } from './review-applications/approved-applications.store.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** Partners: applications, their review, and the organisation that an approval creates. */
export function registerPartners(app: FastifyInstance, deps: Deps): void {
  applicationRoutes(app, deps);
  reviewRoutes(app, deps);
  deps.jobs.every('partners.renew-secrets', DAY_SECONDS, () => renewApplicationSecrets(deps));
}
