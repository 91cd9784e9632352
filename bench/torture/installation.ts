import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startEmbeddedDatabase } from '@pulse/embedded-postgres';
import { freePort } from '@pulse/local-server';
import type { Db } from '@pulse/test-data';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { startCuttingProxy } from './cutting-proxy.ts';
import { guardOf } from './guards.ts';
import { superviseProcess } from './supervised-process.ts';

/** With it the tokens of the members are signed here. */
export const SECRET = 'the secret of the servers that are tortured';
const PATCHER = fileURLToPath(new URL('remove-guards.ts', import.meta.url));

/** Two servers, a worker and their database, each of which can be killed. */
export interface Installation {
  origins: string[];
  /** Straight to the database, past the proxy. */
  db: Db;
  /** What can be done to it, by name. */
  accidents: Record<string, () => void>;
  /** Resolves once every server says that it is ready. */
  untilReady(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts it on a new database, perhaps without one of its guards. */
export async function startInstallation(without: string | null): Promise<Installation> {
  const { settings = {}, statements = [], patches = [] } = guardOf(without);
  const dataDir = mkdtempSync(join(tmpdir(), 'pulse-torture-'));
  const database = await startEmbeddedDatabase({ dataDir, log: () => undefined, settings });
  const proxy = await startCuttingProxy(socketOf(database.connectionString));
  const env = {
    ...process.env,
    DATABASE_URL: throughProxy(database.connectionString, proxy.port),
    PULSE_DATA_DIR: dataDir,
    PULSE_SECRET: SECRET,
    PULSE_DEMO: 'off',
    PULSE_RATE_LIMIT: 'off',
    PULSE_DATABASE_CONNECTIONS: '10',
    PULSE_LOG_LEVEL: 'silent',
    HOST: '127.0.0.1',
    ...(patches.length > 0 && {
      NODE_OPTIONS: `--import=${PATCHER}`,
      TORTURE_WITHOUT: without ?? '',
      // The patched code must not stay in a cache that other runs read.
      NODE_DISABLE_COMPILE_CACHE: '1',
    }),
  };
  const ports = [await freePort('127.0.0.1'), await freePort('127.0.0.1')];
  const origins = ports.map((port) => `http://127.0.0.1:${port}`);
  const serverOf = (port: number | undefined) =>
    superviseProcess('serve', { ...env, PULSE_BACKGROUND: 'off', PORT: String(port) });
  const first = serverOf(ports[0]);
  // It migrates the database.
  await untilAllReady(origins.slice(0, 1));
  const direct = new pg.Pool({ connectionString: database.connectionString, max: 4 });
  direct.on('error', () => undefined);
  for (const statement of statements) await direct.query(statement);
  const second = serverOf(ports[1]);
  const worker = superviseProcess('worker', env);
  return {
    origins,
    db: new Kysely({ dialect: new PostgresDialect({ pool: direct }) }),
    accidents: {
      'kill the first server': first.kill,
      'kill the second server': second.kill,
      'kill the worker': worker.kill,
      'kill the database': () => killDatabase(dataDir),
      'cut a connection': proxy.cutConnection,
      'cut the reply to a commit': proxy.cutNextCommitReply,
    },
    untilReady: () => untilAllReady(origins),
    stop: async () => {
      await Promise.all([first.stop(), second.stop(), worker.stop()]);
      await proxy.stop();
      await direct.end();
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function untilAllReady(origins: readonly string[]): Promise<void> {
  for (const origin of origins)
    while (!(await fetch(`${origin}/readyz`).catch(() => null))?.ok) await wait(100);
}

function killDatabase(dataDir: string): void {
  try {
    const file = readFileSync(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8');
    process.kill(Number.parseInt(file, 10), 'SIGKILL');
  } catch {
    // It is not running: it was killed just before.
  }
}

// The embedded database listens on a unix socket, whose folder is in the connection string.
function socketOf(connectionString: string): string {
  const { searchParams } = new URL(connectionString.replace('@/', '@localhost/'));
  return join(searchParams.get('host') ?? '', '.s.PGSQL.5432');
}

function throughProxy(connectionString: string, port: number): string {
  const { username, password, pathname } = new URL(connectionString.replace('@/', '@localhost/'));
  return `postgres://${username}:${password}@127.0.0.1:${port}${pathname}`;
}
