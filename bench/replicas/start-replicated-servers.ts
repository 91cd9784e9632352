import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRIMARY_SETTINGS, startEmbeddedDatabase, startReplica } from '@pulse/embedded-postgres';
import { freePort } from '@pulse/local-server';
import pg from 'pg';
import { benchmarkEnvironment } from '../benchmark-environment.ts';
import { parentOf } from '../cpu-seconds.ts';
import { SECRET } from '../live/server-group.ts';
import { type ServerProcesses, startServerProcesses } from '../server-processes.ts';

/** Two servers on one database, of which one reads from its replica. */
export interface ReplicatedServers {
  /** The origin of the server that knows the leader only, and of the one that reads the replica. */
  origins: { leader: string; replica: string };
  pool: pg.Pool;
  /** The process of PostgreSQL that leads. */
  leaderPid: number;
  /** Holds back what the replica replays, in milliseconds. */
  delayReplay(milliseconds: number): Promise<void>;
  /** Loses the replica. */
  stopReplica(): Promise<void>;
  stop(): Promise<void>;
}

const log = () => undefined;

export async function startReplicatedServers(): Promise<ReplicatedServers> {
  const folder = mkdtempSync(join(tmpdir(), 'pulse-replicas-'));
  const [dataDir, replicaDir] = [join(folder, 'leader'), join(folder, 'replica')];
  // For the pools of two servers and a worker.
  const settings = { ...PRIMARY_SETTINGS, max_connections: '120' };
  const database = await startEmbeddedDatabase({ dataDir, log, settings });
  const pool = new pg.Pool({ connectionString: database.connectionString, max: 4 });
  const servers: ServerProcesses[] = [];
  const start = async (more: NodeJS.ProcessEnv) => {
    const port = await freePort('127.0.0.1');
    const origin = `http://127.0.0.1:${port}`;
    const server = { databaseUrl: database.connectionString, dataDir, port };
    const env = benchmarkEnvironment(server, { PULSE_SECRET: SECRET, ...more });
    servers.push(
      await startServerProcesses(env, { origin, workers: servers.length === 0 ? 1 : 0 }),
    );
    return origin;
  };
  const leader = await start({});
  const primary = { ...database, dataDir };
  const replica = await startReplica({ primary, dataDir: replicaDir, log, settings });
  const origins = {
    leader,
    replica: await start({ DATABASE_READ_URL: replica.connectionString, PULSE_BACKGROUND: 'off' }),
  };
  const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  let lost: Promise<void> | undefined;
  const stopReplica = () => (lost ??= replica.stop());
  return {
    origins,
    pool,
    leaderPid: parentOf(rows[0]?.pid ?? 0),
    async delayReplay(milliseconds) {
      const client = new pg.Client(replica.adminConnectionString);
      await client.connect();
      await client.query(`ALTER SYSTEM SET recovery_min_apply_delay = ${milliseconds}`);
      await client.query('SELECT pg_reload_conf()');
      await client.end();
    },
    stopReplica,
    stop: async () => {
      for (const server of servers.toReversed()) await server.stop();
      await pool.end();
      await stopReplica();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
