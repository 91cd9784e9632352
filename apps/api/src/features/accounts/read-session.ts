import type { FastifyInstance } from 'fastify';
import type { AccountsDeps } from './accounts-deps.ts';

const BEARER = 'Bearer ';

/** Gives every request its `member`: who the bearer token says calls; null without a live one. */
export function readSession(app: FastifyInstance, { tokens, revoked }: AccountsDeps): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const header = request.headers.authorization;
    if (!header?.startsWith(BEARER)) return done();
    const token = header.slice(BEARER.length);
    const known = tokens.remembered(token);
    if (known) {
      if (!revoked.has(known.familyId)) request.member = known;
      return done();
    }
    tokens.verify(token).then((member) => {
      if (member && !revoked.has(member.familyId)) request.member = member;
      done();
    }, done);
  });
  // A body may take seconds to arrive: a session that ended meanwhile does nothing with it.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.member && revoked.has(request.member.familyId)) request.member = null;
    done();
  });
}
