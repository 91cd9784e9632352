import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';

/**
 * Listens to the other processes as long as the server runs, before it answers its first request;
 * not ready while nothing is heard. Streams end when the server begins to close, so that their
 * clients go to another one.
 */
export function hearOtherProcesses(
  app: FastifyInstance,
  { announcements, readiness, streams }: Pick<Deps, 'announcements' | 'readiness' | 'streams'>,
): void {
  readiness.add(() => (announcements.isListening() ? null : 'notifications not received'));
  app.addHook('onReady', () => announcements.start());
  app.addHook('preClose', async () => streams.end());
  app.addHook('onClose', () => announcements.stop());
}
