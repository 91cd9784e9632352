import type { Deps } from './deps.ts';
import type { OutboxDispatcher } from './events/outbox-dispatcher.ts';
import type { JobRunner } from './jobs/jobs.ts';
import type { Mailer } from './mail/mailer.ts';

/** What works beside the requests, in this process or in a worker of its own. */
export interface BackgroundServices {
  dispatcher: OutboxDispatcher;
  jobs: JobRunner;
  mailer: Mailer;
}

/** The platform's own housekeeping, once at a time across all processes. */
export function addCleanupJobs({ jobs, dispatcher, mailer }: BackgroundServices): void {
  jobs.every('events.delete-dispatched', 3600, () => dispatcher.deleteOldEvents());
  jobs.every('mails.delete-old', 3600, () => mailer.deleteOldMails());
}

/** Begins to tell facts, send mails and run jobs; call it once all features are registered. */
export async function startBackground({
  dispatcher,
  jobs,
  mailer,
}: BackgroundServices): Promise<void> {
  dispatcher.start();
  mailer.start();
  await jobs.start();
}

/** Ends each after the work in hand. */
export async function stopBackground({
  dispatcher,
  jobs,
  mailer,
}: BackgroundServices): Promise<void> {
  await Promise.all([jobs.stop(), dispatcher.stop(), mailer.stop()]);
}

/** What features are handed, with the parts that only the process itself starts and stops. */
export type ServerDeps = Deps & BackgroundServices;
