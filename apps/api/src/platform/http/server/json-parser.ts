import type { FastifyInstance } from 'fastify';

/**
 * Parses JSON bodies. An empty one counts as none: many clients send the content type with every
 * request, also without a body (marking read, signing out). Operations that need a body still
 * validate it.
 */
export function addJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => (body === '' ? done(null, undefined) : parse(request, body, done)),
  );
}
