import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../config.ts';
import { refuse } from '../../refusal.ts';
import { sendRefusal } from '../problems/problem-details.ts';

const RETRY_DETAILS = { retry_after_seconds: 5 };

/**
 * Answers 503 to a request that has waited as long as its client does, for the database for
 * example. What it asked for may still happen: the same idempotency key tells.
 */
export function answerInTime(
  app: FastifyInstance,
  { answerWithinMs }: Pick<Config, 'answerWithinMs'>,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const timer = setTimeout(() => {
      if (reply.sent || reply.raw.headersSent) return;
      request.log.warn(
        { request: request.id, route: request.routeOptions.url },
        'not answered in time',
      );
      sendRefusal(request, reply, refuse('service_unavailable', RETRY_DETAILS));
    }, answerWithinMs);
    reply.raw.once('close', () => clearTimeout(timer));
    done();
  });
}
