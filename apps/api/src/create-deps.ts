import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { OpenDatabase } from './platform/database/open-database.ts';
import type { Deps } from './platform/deps.ts';

/** Puts together what every feature is handed. */
export function createDeps(
  config: Config,
  { pool, db }: OpenDatabase,
  log: FastifyBaseLogger,
  clock: Clock = systemClock,
): Deps {
  return {
    config,
    db,
    pool,
    clock,
    log,
    facts: { on: () => undefined },
    jobs: { every: () => undefined, define: () => undefined, send: async () => undefined },
  };
}
