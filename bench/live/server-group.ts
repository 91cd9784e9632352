import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '@pulse/embedded-postgres';
import { freePort } from '@pulse/local-server';
import pg from 'pg';
import { benchmarkEnvironment } from '../benchmark-environment.ts';
import { type ServerProcesses, startServerProcesses } from '../server-processes.ts';
import { startRoundRobinProxy } from './round-robin-proxy.ts';

/** With it tokens are signed here. */
export const SECRET = 'the secret of the servers with live dashboards';
const SERVERS = 3;

/** Three servers on one database behind a proxy, and one worker. */
export interface ServerGroup {
  /** Of the proxy. */
  origin: string;
  ports: readonly number[];
  databaseUrl: string;
  pool: pg.Pool;
  /** Ends the last server without warning. */
  killOne(): void;
  /** Starts the one that was killed again, at its port. */
  restartKilled(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts them, each with `more` in its environment; `fromSource` for a run that changes their modules. */
export async function startServerGroup(
  more: NodeJS.ProcessEnv = {},
  { fromSource = false } = {},
): Promise<ServerGroup> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pulse-live-'));
  // For the pools of four processes, which one server of its own leaves no room for.
  const settings = { max_connections: '120' };
  const database = await startEmbeddedDatabase({ dataDir, log: () => undefined, settings });
  const pool = new pg.Pool({ connectionString: database.connectionString, max: 4 });
  const servers: ServerProcesses[] = [];
  const ports: number[] = [];
  const start = (index: number, port: number) => {
    const env = benchmarkEnvironment(
      { databaseUrl: database.connectionString, dataDir, port },
      { PULSE_SECRET: SECRET, PULSE_BACKGROUND: 'off', ...more },
    );
    // The first one migrates the database and has the worker beside it.
    const options = {
      origin: `http://127.0.0.1:${port}`,
      workers: index === 0 ? 1 : 0,
      fromSource,
    };
    return startServerProcesses(env, options);
  };
  for (let index = 0; index < SERVERS; index += 1) {
    const port = await freePort('127.0.0.1');
    ports.push(port);
    servers.push(await start(index, port));
  }
  const proxy = await startRoundRobinProxy(ports);
  return {
    origin: proxy.origin,
    ports,
    databaseUrl: database.connectionString,
    pool,
    killOne: () => process.kill(servers.at(-1)?.pid ?? 0, 'SIGKILL'),
    restartKilled: async () => {
      servers[SERVERS - 1] = await start(SERVERS - 1, ports.at(-1) ?? 0);
    },
    stop: async () => {
      await proxy.stop();
      for (const server of servers.toReversed()) await server.stop();
      await pool.end();
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
