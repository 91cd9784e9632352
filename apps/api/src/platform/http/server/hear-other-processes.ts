import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';

/**
 * Listens to the other processes as long as the server runs, before it answers its first request;
 * not ready while nothing is heard.
 */
export function hearOtherProcesses(
  app: FastifyInstance,
  { announcements, readiness }: Pick<Deps, 'announcements' | 'readiness'>,
): void {
  readiness.add(() => (announcements.isListening() ? null : 'notifications not received'));
  app.addHook('onReady', () => announcements.start());
  app.addHook('onClose', () => announcements.stop());
}
