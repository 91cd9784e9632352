import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { inject } from 'vitest';
import { build } from '../src/app.ts';
import type { Config } from '../src/config.ts';
import { createDeps } from '../src/create-deps.ts';
import { createAccessTokens } from '../src/features/accounts/access-tokens.ts';
import { type ServerDeps, stopBackground } from '../src/platform/background.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import type { Member } from '../src/platform/http/guard.ts';
import { type Caller, callerOf } from './caller.ts';
import { createDatabase } from './create-database.ts';
import { templateDatabase } from './template-database.ts';
import { type TestClock, testClock } from './test-clock.ts';

/** Somebody whom a token can name; builders/accounts.ts makes them. */
export type TestPerson = Pick<Member, 'id' | 'role' | 'organisationId' | 'language'>;

/** The whole server on a database of its own. */
export interface TestApp {
  app: FastifyInstance;
  deps: ServerDeps;
  clock: TestClock;
  databaseUrl: string;
  /** Calls without a session. */
  anonymous: Caller;
  /** Calls as somebody: with a token like one that signing in gives. */
  as(person: TestPerson): Promise<Caller>;
  /** An access token like one that signing in gives. */
  tokenOf(person: TestPerson): Promise<string>;
  /** Tells the listeners every fact that waits, the facts they write included. */
  tellFacts(): Promise<{ told: number; failed: number }>;
  /** Runs a job now, by its name. */
  runJob(name: string): Promise<void>;
  close(): Promise<void>;
}

export const testConfig: Config = {
  port: 0,
  host: '127.0.0.1',
  databaseUrl: null,
  dataDir: '',
  publicUrl: 'http://pulse.test',
  demo: false,
  smtpUrl: null,
  mapStyleUrl: null,
  rateLimit: false,
  serviceWorker: true,
  trustProxy: false,
  corsOrigins: [],
  databaseConnections: 20,
  logLevel: 'error',
  secret: 'a secret for tests, 32 characters at least',
};

/**
 * Builds the app on a fresh, migrated, empty database, or as another process on the database of
 * `databaseUrl`; `overrides` change its configuration.
 */
export async function buildApp(overrides: Partial<Config> = {}): Promise<TestApp> {
  const database = overrides.databaseUrl
    ? { url: overrides.databaseUrl, drop: async () => undefined }
    : await freshDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'pulse-test-data-'));
  const config = { ...testConfig, dataDir, ...overrides };
  const opened = openDatabase(database.url, config.databaseConnections);
  const clock = testClock();
  const deps = createDeps(config, opened, pino({ level: config.logLevel }), clock);
  const app = await build(config, deps);
  const tokens = createAccessTokens(config.secret, clock);
  const tokenOf = (person: TestPerson) => tokens.sign({ familyId: randomUUID(), ...person });
  await app.ready();
  return {
    app,
    deps,
    clock,
    databaseUrl: database.url,
    anonymous: callerOf(app, {}),
    tokenOf,
    as: async (person) => callerOf(app, { authorization: `Bearer ${await tokenOf(person)}` }),
    tellFacts: () => deps.relay.drain(),
    runJob: (name) => deps.jobs.runNow(name),
    close: async () => {
      await app.close();
      await stopBackground(deps);
      await opened.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function freshDatabase() {
  const adminUrl = inject('databaseUrl');
  return createDatabase(adminUrl, { template: await templateDatabase(adminUrl) });
}
