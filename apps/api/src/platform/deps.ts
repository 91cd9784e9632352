import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Config } from '../config.ts';
import type { Clock } from './clock.ts';
import type { Announcements } from './database/announcements/announcements.ts';
import type { ReadReplicas } from './database/replicas/read-replicas.ts';
import type { Db, Tx } from './database/transaction.ts';
import type { DomainEventHandler, DomainEventType } from './events/domain-events.ts';
import type { EventStreams } from './http/streams/event-streams.ts';
import type { Part } from './jobs/part.sql.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { PersonalData } from './personal-data.ts';
import type { Readiness } from './readiness.ts';
import type { Images } from './storage/images.ts';

/** Features subscribe to domain events here while the app is built. */
export interface DomainEventSubscriptions {
  on<T extends DomainEventType>(type: T, listener: DomainEventHandler<T>): void;
}

/** Background work, delayed or repeated, in this process or in a worker. */
export interface Jobs {
  /**
   * Runs `work` about every `seconds`, in one process at a time; with several `parts` once for each of
   * them, so that as many processes may work at a time, each on a part of its own.
   */
  every(
    name: string,
    seconds: number,
    work: (part: Part) => Promise<void>,
    options?: { parts: number },
  ): void;
  /** Defines the work of the jobs that `send` enqueues under a name. */
  define<T extends object>(name: string, work: (data: T) => Promise<void>): void;
  /** Enqueues a job in the caller's transaction: it runs only if that commits. */
  send<T extends object>(tx: Tx, name: string, data: T, startAfter?: Date): Promise<void>;
  /** Aborted when the process stops: work on many items ends after the one at hand. */
  stopping: AbortSignal;
}

/** The dependencies that every feature gets when the app is built, all of the platform. */
export interface Deps {
  config: Config;
  db: Db;
  pool: pg.Pool;
  /** Null without DATABASE_READ_URL; `db` uses them in the reads that may (replica-reads.ts). */
  readReplicas: ReadReplicas | null;
  /** The connection string for what needs a database session of its own. */
  directUrl: string;
  clock: Clock;
  /** What the processes of this database tell each other at once. */
  announcements: Announcements;
  /** The streams that clients keep open to be notified at once. */
  streams: EventStreams;
  events: DomainEventSubscriptions;
  jobs: Jobs;
  /** Who takes money: Stripe, the demo's bank, or staff alone, with whom nothing is paid on a page. */
  paymentProvider: PaymentProvider;
  /** Where a feature registers what it adds to a member's download and how it erases it. */
  personalData: PersonalData;
  /** Uploaded images: photos, screenshots. */
  images: Images;
  /** What /readyz answers beside the database. */
  readiness: Readiness;
  log: FastifyBaseLogger;
}
