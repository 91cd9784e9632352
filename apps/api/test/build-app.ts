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
import { createAccessTokens } from '../src/features/accounts/sessions/access-tokens.ts';
import { type ServerDeps, stopBackground } from '../src/platform/background.ts';
import type { AuthenticatedUser } from '../src/platform/http/routes/require-access.ts';
import { createTestClient, type TestClient } from './client/test-client.ts';
import { createDatabase, openTestDatabase } from './database/create-database.ts';
import { ensureTemplateDatabase } from './database/template-database.ts';
import { createTestClock, type TestClock } from './test-clock.ts';

/** A user whom a token can be issued for; created by builders/accounts.ts. */
export type TestIdentity = Pick<AuthenticatedUser, 'id' | 'role' | 'organisationId' | 'language'>;

/** The whole server on a database of its own. */
export interface TestApp {
  app: FastifyInstance;
  deps: ServerDeps;
  clock: TestClock;
  databaseUrl: string;
  /** Requests without a session. */
  anonymous: TestClient;
  /** Requests as a user, with a token like one from signing in. */
  clientFor(user: TestIdentity): Promise<TestClient>;
  /** An access token like one from signing in. */
  tokenOf(user: TestIdentity): Promise<string>;
  /** Dispatches every pending event, including those that handlers publish. */
  dispatchEvents(): Promise<{ dispatched: number; failed: number }>;
  /** Runs a job now, by its name. */
  runJob(name: string): Promise<void>;
  close(): Promise<void>;
}

export const testConfig: Config = {
  port: 0,
  host: '127.0.0.1',
  tls: null,
  databaseUrl: null,
  databaseDirectUrl: null,
  databaseReadUrl: null,
  dataDir: '',
  publicUrl: 'http://pulse.test',
  demo: false,
  openDemo: false,
  metricsPort: null,
  smtpUrl: null,
  mapStyleUrl: null,
  s3: null,
  folderId: null,
  stripe: null,
  seller: { name: 'Pulse', address: 'Rue Gouraud 12, Beirut', taxLine: 'VAT 11% included' },
  rateLimit: false,
  requestTimeoutMs: 20_000,
  answerWithinMs: 18_000,
  serviceWorker: true,
  trustProxy: false,
  corsOrigins: [],
  databaseConnections: 20,
  preparesStatements: true,
  drainSeconds: 0,
  migrates: true,
  background: true,
  traces: false,
  logLevel: 'error',
  secrets: ['a secret for tests, 32 characters at least'],
};

/**
 * Builds the app on a new, migrated, empty database, or as another process on the database of
 * `databaseUrl`; `overrides` change its configuration.
 */
export async function buildApp(overrides: Partial<Config> = {}): Promise<TestApp> {
  const database = overrides.databaseUrl
    ? { url: overrides.databaseUrl, drop: async () => undefined }
    : await createFreshDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'pulse-test-data-'));
  const config = { ...testConfig, dataDir, ...overrides };
  const { databaseConnections, preparesStatements } = config;
  const connection = openTestDatabase(database.url, databaseConnections, { preparesStatements });
  const clock = createTestClock();
  const deps = createDeps(config, connection, pino({ level: config.logLevel }), clock);
  const app = await build(config, deps);
  const tokens = createAccessTokens(config.secrets, clock);
  const tokenOf = (identity: TestIdentity) => tokens.sign({ sessionId: randomUUID(), ...identity });
  await app.ready();
  return {
    app,
    deps,
    clock,
    databaseUrl: database.url,
    anonymous: createTestClient(app, {}),
    tokenOf,
    clientFor: async (identity) =>
      createTestClient(app, { authorization: `Bearer ${await tokenOf(identity)}` }),
    dispatchEvents: () => deps.dispatcher.drain(),
    runJob: (name) => deps.jobs.runNow(name),
    close: async () => {
      await app.close();
      await stopBackground(deps);
      await connection.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function createFreshDatabase() {
  const adminUrl = inject('databaseUrl');
  return createDatabase(adminUrl, { template: await ensureTemplateDatabase(adminUrl) });
}
