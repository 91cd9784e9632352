import type { FastifyInstance } from 'fastify';
import { pendingMigrations } from '../../database/migrations/migrate.ts';
import type { Deps } from '../../deps.ts';

/**
 * `/healthz`: this process responds. `/readyz`: the database responds too and has every migration,
 * and nothing else of this process objects (`Readiness`); 503 with the reason otherwise.
 */
export function registerHealth(app: FastifyInstance, { pool, log, readiness }: Deps): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      const pending = await pendingMigrations(pool);
      if (pending.length > 0)
        return reply.code(503).send({ status: 'migrations pending', pending });
      const objection = await readiness.objection();
      return objection ? reply.code(503).send({ status: objection }) : { status: 'ready' };
    } catch (error) {
      log.warn({ err: error }, 'not ready');
      return reply.code(503).send({ status: 'database unreachable' });
    }
  });
}
