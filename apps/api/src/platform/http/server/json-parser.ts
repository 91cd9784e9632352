import type { FastifyInstance } from 'fastify';

/**
 * Reads JSON bodies. An empty one counts as none: many clients name the type at every call, those
 * that send nothing (marking read, signing out) included. What needs a body still asks for it.
 */
export function addJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => (body === '' ? done(null, undefined) : parse(request, body, done)),
  );
}
