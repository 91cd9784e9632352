import type { FastifyInstance } from 'fastify';
import { pendingMigrations } from '../../database/migrate.ts';
import type { Deps } from '../../deps.ts';

/**
 * `/healthz`: this process responds. `/readyz`: the database responds too and has every migration;
 * 503 with the reason otherwise.
 */
export function registerHealth(app: FastifyInstance, { pool, log }: Deps): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      const pending = await pendingMigrations(pool);
      if (pending.length === 0) return { status: 'ready' };
      return reply.code(503).send({ status: 'migrations pending', pending });
    } catch (error) {
      log.warn({ err: error }, 'not ready');
      return reply.code(503).send({ status: 'database unreachable' });
    }
  });
}
