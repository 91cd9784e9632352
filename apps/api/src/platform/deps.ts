import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Config } from '../config.ts';
import type { Clock } from './clock.ts';
import type { Db, Tx } from './database/transaction.ts';
import type { DomainEventHandler, DomainEventType } from './events/domain-events.ts';
import type { PersonalData } from './personal-data.ts';
import type { Images } from './storage/images.ts';

/** Features subscribe to each other's facts here, while the app is built. */
export interface DomainEventSubscriptions {
  on<T extends DomainEventType>(type: T, listener: DomainEventHandler<T>): void;
}

/** Work that happens later or again and again, in this process or in a worker. */
export interface Jobs {
  /** Runs `work` about every `seconds`, once at a time across all processes. */
  every(name: string, seconds: number, work: () => Promise<void>): void;
  /** Names the work that `send` asks for. */
  define<T extends object>(name: string, work: (data: T) => Promise<void>): void;
  /** Asks for work in the caller's transaction: it happens only if that commits. */
  send<T extends object>(tx: Tx, name: string, data: T, startAfter?: Date): Promise<void>;
}

/** What every feature is handed when the app is built; platform things only. */
export interface Deps {
  config: Config;
  db: Db;
  pool: pg.Pool;
  clock: Clock;
  events: DomainEventSubscriptions;
  jobs: Jobs;
  /** Where a feature says what to put into a member's download and what to erase. */
  personalData: PersonalData;
  /** Pictures that people upload: photos, screenshots. */
  images: Images;
  log: FastifyBaseLogger;
}
