import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedDatabase } from '@pulse/embedded-postgres';
import { freePort } from '@pulse/local-server';
import pg from 'pg';
import { type ServerProcesses, startServerProcesses } from '../server-processes.ts';
import { startRoundRobinProxy } from './round-robin-proxy.ts';

/** With it tokens are signed here. */
export const SECRET = 'the secret of the servers with live dashboards';
const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const SERVERS = 3;

/** Three servers on one database behind a proxy, and one worker. */
export interface ServerGroup {
  /** Of the proxy. */
  origin: string;
  pool: pg.Pool;
  /** Ends the last server without warning. */
  killOne(): void;
  stop(): Promise<void>;
}

export async function startServerGroup(): Promise<ServerGroup> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pulse-live-'));
  // For the pools of four processes, which one server of its own leaves no room for.
  const settings = { max_connections: '120' };
  const database = await startEmbeddedDatabase({ dataDir, log: () => undefined, settings });
  const pool = new pg.Pool({ connectionString: database.connectionString, max: 4 });
  const servers: ServerProcesses[] = [];
  const ports: number[] = [];
  for (let index = 0; index < SERVERS; index += 1) {
    const port = await freePort('127.0.0.1');
    ports.push(port);
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
      PULSE_BACKGROUND: 'off',
    };
    // The first one migrates the database and has the worker beside it.
    const options = { origin: `http://127.0.0.1:${port}`, withWorker: index === 0 };
    servers.push(await startServerProcesses(REPOSITORY, env, options));
  }
  const proxy = await startRoundRobinProxy(ports);
  return {
    origin: proxy.origin,
    pool,
    killOne: () => process.kill(servers.at(-1)?.pid ?? 0, 'SIGKILL'),
    stop: async () => {
      await proxy.stop();
      for (const server of servers.toReversed()) await server.stop();
      await pool.end();
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
