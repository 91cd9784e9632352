import type { Deps } from './deps.ts';
import type { Relay } from './facts/relay.ts';
import type { JobRunner } from './jobs/jobs.ts';
import type { Mailer } from './mail/mailer.ts';

/** What works beside the requests, in this process or in a worker of its own. */
export interface Background {
  relay: Relay;
  jobs: JobRunner;
  mailer: Mailer;
}

/** The platform's own housekeeping, once at a time across all processes. */
export function addHousekeeping({ jobs, relay, mailer }: Background): void {
  jobs.every('forget-told-facts', 3600, () => relay.deleteOldFacts());
  jobs.every('forget-old-mails', 3600, () => mailer.deleteOldMails());
}

/** Begins to tell facts, send mails and run jobs; call it once all features are registered. */
export async function startBackground({ relay, jobs, mailer }: Background): Promise<void> {
  relay.start();
  mailer.start();
  await jobs.start();
}

/** Ends each after the work in hand. */
export async function stopBackground({ relay, jobs, mailer }: Background): Promise<void> {
  await Promise.all([jobs.stop(), relay.stop(), mailer.stop()]);
}

/** What features are handed, with the parts that only the process itself starts and stops. */
export type ServerDeps = Deps & Background;
