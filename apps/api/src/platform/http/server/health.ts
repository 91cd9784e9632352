import type { FastifyInstance, FastifyReply } from 'fastify';
import { pendingMigrations } from '../../database/migrations/migrate.ts';
import type { Deps } from '../../deps.ts';

/**
 * `/healthz`: this process responds. `/database`: the database responds too and has every
 * migration. `/readyz`: it did once, and nothing of this process objects (`Readiness`): while a
 * database fails over, the shell, cached pages and a 503 of our own are better than a balancer's.
 * Each answers 503 with the reason otherwise.
 */
export function registerHealth(app: FastifyInstance, { pool, log, readiness }: Deps): void {
  let hadDatabase = false;

  async function objectionOfDatabase(): Promise<{ status: string; pending?: string[] } | null> {
    try {
      const pending = await pendingMigrations(pool);
      if (pending.length > 0) return { status: 'migrations pending', pending };
      hadDatabase = true;
      return null;
    } catch (error) {
      log.warn({ err: error }, 'the database does not answer');
      return { status: 'database unreachable' };
    }
  }
  const unavailable = (reply: FastifyReply, reason: object) => reply.code(503).send(reason);

  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/database', async (_request, reply) => {
    const objection = await objectionOfDatabase();
    return objection ? unavailable(reply, objection) : { status: 'ok' };
  });
  app.get('/readyz', async (_request, reply) => {
    const missing = hadDatabase ? null : await objectionOfDatabase();
    if (missing) return unavailable(reply, missing);
    const objection = await readiness.objection();
    return objection ? unavailable(reply, { status: objection }) : { status: 'ready' };
  });
}
