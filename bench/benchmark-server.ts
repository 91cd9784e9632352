import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedDatabase } from '@pulse/embedded-postgres';
import { freePort, untilReady } from '@pulse/local-server';
import pg from 'pg';
import serverProcess from '../apps/api/server-process.json' with { type: 'json' };

const MAIN = fileURLToPath(new URL('../apps/api/src/main.ts', import.meta.url));
const REPOSITORY = fileURLToPath(new URL('..', import.meta.url));

/** A server on a database of its own, both deleted at the end. */
export interface BenchmarkServer {
  origin: string;
  databaseUrl: string;
  pool: pg.Pool;
  /** The server's process id, to read its memory. */
  pid: number;
  /**
   * Stops the server and starts it again, with `more` in its environment; returns the milliseconds
   * until it was ready.
   */
  restart(more?: NodeJS.ProcessEnv): Promise<number>;
  stop(): Promise<void>;
}

/** Starts the embedded database with its usual, durable settings and the server with demo data. */
export async function startBenchmarkServer(): Promise<BenchmarkServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pulse-bench-'));
  const database = await startEmbeddedDatabase({ dataDir, log: () => undefined });
  const pool = new pg.Pool({ connectionString: database.connectionString, max: 4 });
  const port = await freePort('127.0.0.1');
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    DATABASE_URL: database.connectionString,
    PULSE_DATA_DIR: dataDir,
    PULSE_DEMO: 'on',
    PULSE_RATE_LIMIT: 'off',
    PULSE_LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    PORT: String(port),
    NODE_COMPILE_CACHE: join(REPOSITORY, serverProcess.compileCache),
  };
  let server = await startServer(env, origin);
  return {
    origin,
    databaseUrl: database.connectionString,
    pool,
    get pid() {
      return server.process.pid ?? 0;
    },
    restart: async (more = {}) => {
      await stopProcess(server.process);
      server = await startServer({ ...env, ...more }, origin);
      return server.readyAfter;
    },
    stop: async () => {
      await stopProcess(server.process);
      await pool.end();
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function startServer(env: NodeJS.ProcessEnv, origin: string) {
  const started = performance.now();
  const child = spawn(process.execPath, [...serverProcess.flags, MAIN], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilReady(origin, child, 10);
  return { process: child, readyAfter: performance.now() - started };
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
