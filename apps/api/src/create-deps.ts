import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import { addHousekeeping, type ServerDeps } from './platform/background.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { OpenDatabase } from './platform/database/open-database.ts';
import { createRelay } from './platform/facts/relay.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { createPersonalData } from './platform/personal-data.ts';
import { createPictures } from './platform/storage/pictures.ts';

/** Puts together what every feature is handed, and what the process starts and stops. */
export function createDeps(
  config: Config,
  { pool, db }: OpenDatabase,
  log: FastifyBaseLogger,
  clock: Clock = systemClock,
): ServerDeps {
  const relay = createRelay({ db, clock, log });
  const jobs = createJobs({ pool, log });
  const mailer = createMailer({ config, db, clock, log });
  addHousekeeping({ relay, jobs, mailer });
  const personalData = createPersonalData();
  const pictures = createPictures({ db, clock, dataDir: config.dataDir });
  const told = { facts: relay, relay, jobs, mailer };
  return { config, db, pool, clock, log, ...told, personalData, pictures };
}
