import type { FastifyInstance } from 'fastify';
import type { AccountsDeps } from '../accounts-deps.ts';

const BEARER_PREFIX = 'Bearer ';

/** Gives every request its `member`: who the bearer token says calls; null without a live one. */
export function authenticateRequests(
  app: FastifyInstance,
  { tokens, revokedSessions }: AccountsDeps,
): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const header = request.headers.authorization;
    if (!header?.startsWith(BEARER_PREFIX)) return done();
    const token = header.slice(BEARER_PREFIX.length);
    const cachedMember = tokens.cached(token);
    if (cachedMember) {
      if (!revokedSessions.has(cachedMember.sessionId)) request.member = cachedMember;
      return done();
    }
    tokens.verify(token).then((member) => {
      if (member && !revokedSessions.has(member.sessionId)) request.member = member;
      done();
    }, done);
  });
  // A body may take seconds to arrive: a session that ended meanwhile does nothing with it.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.member && revokedSessions.has(request.member.sessionId)) request.member = null;
    done();
  });
}
