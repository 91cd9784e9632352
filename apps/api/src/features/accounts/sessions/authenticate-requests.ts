import type { FastifyInstance } from 'fastify';
import type { AccountsDeps } from '../accounts-deps.ts';

const BEARER_PREFIX = 'Bearer ';

/** Sets `request.user` to the user of a valid bearer token; null without one. */
export function authenticateRequests(
  app: FastifyInstance,
  { tokens, revokedSessions }: AccountsDeps,
): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const header = request.headers.authorization;
    if (!header?.startsWith(BEARER_PREFIX)) return done();
    const token = header.slice(BEARER_PREFIX.length);
    const cachedUser = tokens.cached(token);
    if (cachedUser) {
      if (!revokedSessions.has(cachedUser.sessionId)) request.user = cachedUser;
      return done();
    }
    tokens.verify(token).then((user) => {
      if (user && !revokedSessions.has(user.sessionId)) request.user = user;
      done();
    }, done);
  });
  // A body may take seconds to arrive, and the session may have been revoked meanwhile.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.user && revokedSessions.has(request.user.sessionId)) request.user = null;
    done();
  });
}
