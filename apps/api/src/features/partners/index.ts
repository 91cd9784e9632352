import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { registerApplications } from './partners.routes.ts';

export { partnerSeal } from './partner-secrets.ts';

/** Partners: applications, their review, and the organisation that an approval founds. */
export function registerPartners(app: FastifyInstance, deps: Deps): void {
  registerApplications(app, deps);
}
