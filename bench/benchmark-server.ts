import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '@pulse/embedded-postgres';
import { freePort } from '@pulse/local-server';
import pg from 'pg';
import { benchmarkEnvironment } from './benchmark-environment.ts';
import { startServerProcesses } from './server-processes.ts';

/** A server on a database of its own, both deleted at the end. */
export interface BenchmarkServer {
  origin: string;
  databaseUrl: string;
  pool: pg.Pool;
  /** The server's process id, to read its memory and processor time. */
  pid: number;
  /** That of the worker beside it. */
  workerPid: number;
  /**
   * Stops the server and its workers and starts them again, with `more` in its environment and one
   * worker unless told otherwise; returns the milliseconds until it was ready.
   */
  restart(more?: NodeJS.ProcessEnv, options?: { workers: number }): Promise<number>;
  stop(): Promise<void>;
}

export interface BenchmarkOptions {
  /** Of PostgreSQL. */
  settings?: Record<string, string>;
  /** The folder of another checkout, whose build is started. */
  checkout?: string | undefined;
  /** The server's environment. */
  more?: NodeJS.ProcessEnv;
}

/**
 * Starts the embedded database with its usual, durable settings, the server with demo data and a
 * worker beside it, as `npm start` does.
 */
export async function startBenchmarkServer({
  settings = {},
  checkout,
  more = {},
}: BenchmarkOptions = {}): Promise<BenchmarkServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pulse-bench-'));
  const database = await startEmbeddedDatabase({ dataDir, log: () => undefined, settings });
  const pool = new pg.Pool({ connectionString: database.connectionString, max: 4 });
  const port = await freePort('127.0.0.1');
  const origin = `http://127.0.0.1:${port}`;
  const env = benchmarkEnvironment({ databaseUrl: database.connectionString, dataDir, port }, more);
  const start = (more: NodeJS.ProcessEnv = {}, { workers } = { workers: 1 }) =>
    startServerProcesses({ ...env, ...more }, { origin, workers, ...(checkout && { checkout }) });
  let server = await start();
  return {
    origin,
    databaseUrl: database.connectionString,
    pool,
    get pid() {
      return server.pid;
    },
    get workerPid() {
      return server.workerPid ?? 0;
    },
    restart: async (more = {}, options = { workers: 1 }) => {
      await server.stop();
      server = await start(more, options);
      return server.readyAfter;
    },
    stop: async () => {
      await server.stop();
      await pool.end();
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
