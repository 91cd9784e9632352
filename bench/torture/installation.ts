import { mkdtempSync, rmSync } from 'node:fs';
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
import { killDatabase, socketOf, throughProxy } from './database-process.ts';
import { guardOf } from './guards.ts';
import { SECRET } from './secret.ts';
import { superviseProcess } from './supervised-process.ts';

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
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const stopPart of stops.toReversed()) await stopPart();
  };
  try {
    return { ...(await startParts(without, (part) => stops.push(part))), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startParts(
  without: string | null,
  onStop: (stopPart: () => Promise<unknown>) => void,
): Promise<Omit<Installation, 'stop'>> {
  const { settings = {}, statements = [], patches = [] } = guardOf(without);
  const dataDir = mkdtempSync(join(tmpdir(), 'pulse-torture-'));
  onStop(async () => rmSync(dataDir, { recursive: true, force: true }));
  const database = await startEmbeddedDatabase({ dataDir, log: () => undefined, settings });
  onStop(database.stop);
  const direct = new pg.Pool({ connectionString: database.connectionString, max: 4 });
  // The database is killed under it: the query fails, and the pool connects anew.
  direct.on('error', () => undefined);
  direct.on('connect', (client) => client.on('error', () => undefined));
  onStop(() => direct.end());
  const proxy = await startCuttingProxy(socketOf(database.connectionString));
  onStop(proxy.stop);
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
  const supervise = (command: 'serve' | 'worker', more: NodeJS.ProcessEnv = {}) => {
    const { kill, stop } = superviseProcess(command, { ...env, ...more });
    onStop(stop);
    return kill;
  };
  const ports = [await freePort('127.0.0.1'), await freePort('127.0.0.1')];
  const origins = ports.map((port) => `http://127.0.0.1:${port}`);
  const [first, second] = ports.map((port) => ({ PULSE_BACKGROUND: 'off', PORT: String(port) }));
  const killFirst = supervise('serve', first);
  // It migrates the database.
  await untilAllReady(origins.slice(0, 1));
  for (const statement of statements) await direct.query(statement);
  return {
    origins,
    db: new Kysely({ dialect: new PostgresDialect({ pool: direct }) }),
    accidents: {
      'kill the first server': killFirst,
      'kill the second server': supervise('serve', second),
      'kill the worker': supervise('worker'),
      'kill the database': () => killDatabase(dataDir),
      'cut a connection': proxy.cutConnection,
      'cut the reply to a commit': () => proxy.cutNextReplyTo('commit'),
      'cut the reply to a booking': () => proxy.cutNextReplyTo('booking'),
    },
    untilReady: () => untilAllReady(origins),
  };
}

async function untilAllReady(origins: readonly string[]): Promise<void> {
  for (const origin of origins)
    while (!(await fetch(`${origin}/readyz`).catch(() => null))?.ok) await wait(100);
}
