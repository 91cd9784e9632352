import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRIMARY_SETTINGS, startEmbeddedDatabase, startReplica } from '@pulse/embedded-postgres';
import pg from 'pg';
import { migrate } from '../../src/platform/database/migrations/migrate.ts';

/** A migrated database of its own and a streaming replica of it. */
export interface ReplicatedDatabase {
  url: string;
  replicaUrl: string;
  /** Superusers of both. */
  leader: pg.Client;
  replica: pg.Client;
  /** Stops the replica. */
  stopReplica(): Promise<void>;
  /** Freezes the processes of the replica, which then answers nothing; `thaw` lets them go on. */
  freezeReplica(): Promise<{ thaw(): void }>;
  stop(): Promise<void>;
}

const SETTINGS = { fsync: 'off', ...PRIMARY_SETTINGS, max_standby_streaming_delay: '0' };
const log = () => undefined;

export async function startReplicatedDatabase(): Promise<ReplicatedDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'pulse-replica-'));
  const [dataDir, replicaDir] = [join(folder, 'leader'), join(folder, 'replica')];
  const primary = await startEmbeddedDatabase({ dataDir, log, settings: SETTINGS });
  await migrate(primary.connectionString);
  const replica = await startReplica({
    primary: { ...primary, dataDir },
    dataDir: replicaDir,
    log,
    settings: SETTINGS,
  });
  const [toLeader, toReplica] = await Promise.all([connect(primary), connect(replica)]);
  let stopping: Promise<void> | undefined;
  const stopReplica = () => (stopping ??= toReplica.end().then(() => replica.stop()));
  const freezeReplica = async () => {
    const { rows } = await toReplica.query<{ pid: number }>('SELECT pid FROM pg_stat_activity');
    const ofServer = readFileSync(join(replicaDir, 'cluster', 'postmaster.pid'), 'utf8');
    const pids = [Number.parseInt(ofServer, 10), ...rows.map(({ pid }) => pid)];
    const signal = (name: NodeJS.Signals) => {
      for (const pid of pids) process.kill(pid, name);
    };
    signal('SIGSTOP');
    return { thaw: () => signal('SIGCONT') };
  };
  return {
    freezeReplica,
    url: primary.connectionString,
    replicaUrl: replica.connectionString,
    leader: toLeader,
    replica: toReplica,
    stopReplica,
    stop: async () => {
      await stopReplica();
      await toLeader.end();
      await primary.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function connect({ adminConnectionString }: { adminConnectionString: string }) {
  const client = new pg.Client(adminConnectionString);
  await client.connect();
  return client;
}
