import type { Deps } from './deps.ts';
import type { OutboxDispatcher } from './events/outbox-dispatcher.ts';
import type { JobRunner } from './jobs/jobs.ts';
import type { Mailer } from './mail/mailer.ts';

/** Services that run beside the requests, in this process or in a separate worker. */
export interface BackgroundServices {
  dispatcher: OutboxDispatcher;
  jobs: JobRunner;
  mailer: Mailer;
}

/** The platform's own cleanup jobs, each run by one process at a time. */
export function addCleanupJobs({ jobs, dispatcher, mailer }: BackgroundServices): void {
  jobs.every('events.delete-dispatched', 3600, () => dispatcher.deleteOldEvents());
  jobs.every('mails.delete-old', 3600, () => mailer.deleteOldMails());
}

/**
 * Starts dispatching events, sending emails and running jobs; to be called once all features are
 * registered.
 */
export async function startBackground({
  dispatcher,
  jobs,
  mailer,
}: BackgroundServices): Promise<void> {
  dispatcher.start();
  mailer.start();
  await jobs.start();
}

/** Stops each service once its current work is done. */
export async function stopBackground({
  dispatcher,
  jobs,
  mailer,
}: BackgroundServices): Promise<void> {
  await Promise.all([jobs.stop(), dispatcher.stop(), mailer.stop()]);
}

/** The dependencies of the features, with the services that the process itself starts and stops. */
export type ServerDeps = Deps & BackgroundServices;
