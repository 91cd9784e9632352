import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccountsDeps } from '../accounts-deps.ts';

const BEARER_PREFIX = 'Bearer ';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the token of a request that goes on is still valid, and its session not revoked. */
    isStillSignedIn(request: FastifyRequest): boolean;
  }
}

/** Sets `request.user` to the user of a valid bearer token; null without one. */
export function authenticateRequests(
  app: FastifyInstance,
  { tokens, revokedSessions }: AccountsDeps,
): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const token = bearerToken(request);
    if (token === null) return done();
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
  app.decorate('isStillSignedIn', (request: FastifyRequest) => {
    const user = tokens.cached(bearerToken(request) ?? '');
    return user !== null && !revokedSessions.has(user.sessionId);
  });
}

function bearerToken({ headers: { authorization } }: FastifyRequest): string | null {
  return authorization?.startsWith(BEARER_PREFIX)
    ? authorization.slice(BEARER_PREFIX.length)
    : null;
}
