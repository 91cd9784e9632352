import { setTimeout as wait } from 'node:timers/promises';
import { startEmbeddedDatabase } from '@pulse/embedded-postgres';
import { freePort } from '@pulse/local-server';
import pg from 'pg';
import { cpuSeconds, parentOf } from './cpu-seconds.ts';
import { startServerProcesses } from './server-processes.ts';

/** The same for every server, so that a token is too. */
export const SECRET = 'the secret of the servers that are compared';

/** A server of some checkout on an embedded database of its own. */
export interface ComparedServer {
  name: string;
  origin: string;
  pool: pg.Pool;
  /** The seconds of processor that the server, its worker and its database have used. */
  cpu(): { server: number; database: number };
  /**
   * Does at once what would be done during a run: the worker counts the past of the demo venues, and
   * the database vacuums, analyses and writes a checkpoint.
   */
  cleanUp(): Promise<void>;
  /** Resolves once every event has reached its listeners. */
  drained(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the server of `checkout` on the database in `dataDir`, which it migrates; with a worker
 * beside it where that checkout knows how.
 */
export async function startComparedServer(
  name: string,
  checkout: string,
  dataDir: string,
  { withWorker }: { withWorker: boolean },
): Promise<ComparedServer> {
  const database = await startEmbeddedDatabase({ dataDir, log: () => undefined });
  const pool = new pg.Pool({ connectionString: database.connectionString, max: 2 });
  // A connection may be closed by the stopping database before the pool has closed it.
  pool.on('error', () => undefined);
  const port = await freePort('127.0.0.1');
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    DATABASE_URL: database.connectionString,
    PULSE_DATA_DIR: dataDir,
    PULSE_DEMO: 'on',
    PULSE_RATE_LIMIT: 'off',
    PULSE_LOG_LEVEL: 'error',
    PULSE_SECRET: SECRET,
    HOST: '127.0.0.1',
    PORT: String(port),
  };
  const { pid, workerPid, stop } = await startServerProcesses(checkout, env, {
    origin,
    withWorker,
  });
  const postmaster = await postmasterOf(pool);
  const pending = await pendingEventsStatement(pool);
  return {
    name,
    origin,
    pool,
    cpu: () => ({
      server: cpuSeconds(pid) + (workerPid ? cpuSeconds(workerPid) : 0),
      database: cpuSeconds(postmaster),
    }),
    cleanUp: async () => {
      if (withWorker) while ((await pool.query(VENUES_TO_COUNT)).rowCount) await wait(100);
      const admin = new pg.Client({ connectionString: database.adminConnectionString });
      await admin.connect();
      await admin.query('VACUUM (ANALYZE)');
      await admin.query('CHECKPOINT');
      await admin.end();
    },
    drained: async () => {
      while ((await pool.query(pending)).rowCount) await wait(100);
    },
    stop: async () => {
      await stop();
      await pool.end();
      await database.stop();
    },
  };
}

// The parent of every backend, and so of this pool's.
async function postmasterOf(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return parentOf(rows[0]?.pid ?? 0);
}

const VENUES_TO_COUNT = 'SELECT FROM analytics_venues WHERE due_at <= now() LIMIT 1';

/** The column was renamed since the commit that is compared. */
async function pendingEventsStatement(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ column_name: string }>(
    `SELECT column_name FROM information_schema.columns
     WHERE table_name = 'outbox' AND column_name IN ('told_at', 'dispatched_at')`,
  );
  return `SELECT FROM outbox WHERE ${rows[0]?.column_name} IS NULL LIMIT 1`;
}
