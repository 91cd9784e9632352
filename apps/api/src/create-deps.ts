import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import { createPaymentProvider } from './features/payments/index.ts';
import { addAuditRetention } from './platform/audit/delete-expired-events.ts';
import { addCleanupJobs, type ServerDeps } from './platform/background.ts';
import { createDatabaseClock, type DatabaseClock } from './platform/clock.ts';
import {
  createAnnouncements,
  listenerNameOf,
} from './platform/database/announcements/announcements.ts';
import { type OpenDatabase, poolOptions } from './platform/database/open-database.ts';
import { createReadReplicas } from './platform/database/replicas/read-replicas.ts';
import { createOutboxDispatcher } from './platform/events/outbox-dispatcher.ts';
import { createEventStreams } from './platform/http/streams/event-streams.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { createPersonalData } from './platform/personal-data.ts';
import { createReadiness } from './platform/readiness.ts';
import { createStorage } from './platform/storage/files/create-storage.ts';
import { createImages } from './platform/storage/images.ts';

/** Creates the dependencies of every feature, and the services that the process starts and stops. */
export function createDeps(
  config: Config,
  { pool, db, directUrl }: OpenDatabase,
  log: FastifyBaseLogger,
  clock: DatabaseClock = createDatabaseClock(pool),
): ServerDeps {
  const dispatcher = createOutboxDispatcher({ db, clock, log });
  const jobs = createJobs({ pool, clock, log });
  const mailer = createMailer({ config, db, clock, log });
  addCleanupJobs({ dispatcher, jobs, mailer });
  addAuditRetention({ db, clock, jobs });
  const personalData = createPersonalData();
  const images = createImages({ db, clock, storage: createStorage(config) });
  const paymentProvider = createPaymentProvider(config, { db, clock });
  const readiness = createReadiness();
  readiness.add(() => clock.check());
  const { databaseReadUrl: url, databaseConnections } = config;
  const background = { events: dispatcher, dispatcher, jobs, mailer };
  return {
    config,
    db,
    pool,
    readReplicas: url
      ? createReadReplicas({ url, leader: pool, options: poolOptions(databaseConnections), log })
      : null,
    directUrl,
    clock,
    log,
    announcements: createAnnouncements({ db, directUrl, log, name: listenerNameOf(config) }),
    streams: createEventStreams(log),
    ...background,
    paymentProvider,
    personalData,
    images,
    readiness,
  };
}
