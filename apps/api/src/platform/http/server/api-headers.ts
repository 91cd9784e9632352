import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../config.ts';

/** Other origins may call the API only where the configuration names them. */
export async function allowOrigins(app: FastifyInstance, config: Config): Promise<void> {
  if (config.corsOrigins.length === 0) return;
  await app.register(cors, { origin: config.corsOrigins, maxAge: 600 });
}

/** What every API answer says of itself: it is what it claims to be, and nobody may keep it. */
export function addApiHeaders(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.routeOptions.config.operation) {
      reply.header('x-content-type-options', 'nosniff');
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    }
    done();
  });
}
