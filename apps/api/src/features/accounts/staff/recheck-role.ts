import type { FastifyInstance, FastifyRequest } from 'fastify';
import { withCommitCheck } from '../../../platform/database/commit-check.ts';
import { refuse } from '../../../platform/refusal.ts';
import { lockRole } from '../users/user-roles.store.ts';

/**
 * In a request that only some roles may make, every transaction checks at its end that the caller
 * still has the role and the organisation of the access token: a user who is removed or gets another
 * role while their request runs changes nothing any more.
 */
export function recheckRoles(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => {
    const { user } = request;
    if (!user || !needsRole(request)) return done();
    withCommitCheck(
      {
        caller: user,
        refuse: async (tx) => ((await lockRole(tx, user)) ? null : refuse('unauthenticated')),
      },
      done,
    );
  });
}

function needsRole({ routeOptions }: FastifyRequest): boolean {
  return Array.isArray(routeOptions.config.operation?.access);
}
