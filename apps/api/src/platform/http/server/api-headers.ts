import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../config.ts';

/** Other origins may call the API only if the configuration lists them. */
export async function allowOrigins(app: FastifyInstance, config: Config): Promise<void> {
  if (config.corsOrigins.length === 0) return;
  await app.register(cors, { origin: config.corsOrigins, maxAge: 600 });
}

/** Headers of every API response: no content sniffing, no caching. */
export function addApiHeaders(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.routeOptions.config.operation) {
      reply.header('x-content-type-options', 'nosniff');
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    }
    done();
  });
}
