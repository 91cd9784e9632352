import { once } from 'node:events';
import { appendFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { changeOwner, databaseAccount } from '../account/database-account.ts';
import { backUpDatabase } from '../backup/back-up-database.ts';
import { restoreDatabase } from '../backup/restore-database.ts';
import { recordedPort } from '../connection-strings.ts';
import { readCredentials } from '../data-folder/database-credentials.ts';
import { databasePaths } from '../data-folder/database-paths.ts';
import {
  type EmbeddedDatabase,
  type EmbeddedDatabaseOptions,
  startEmbeddedDatabase,
} from '../start-embedded-database.ts';

/** With which a database is started that is to have replicas. */
export const PRIMARY_SETTINGS = { max_wal_senders: '10', wal_keep_size: '512MB' };

/**
 * Starts a streaming replica of a running database, in a data folder of its own, for tests and
 * measurements; not on Windows. What it replays is held back by `recovery_min_apply_delay` in its
 * settings.
 */
export async function startReplica({
  primary,
  ...options
}: EmbeddedDatabaseOptions & {
  /** The running database, started with `PRIMARY_SETTINGS`. */
  primary: Pick<EmbeddedDatabase, 'adminConnectionString'> & { dataDir: string };
}): Promise<EmbeddedDatabase> {
  const { dataDir, log } = options;
  const backup = `${dataDir}-backup`;
  await backUpDatabase({ dataDir: primary.dataDir, target: backup, log });
  restoreDatabase({ backup, dataDir });
  const { cluster, credentials } = databasePaths(dataDir);
  const signal = join(cluster, 'standby.signal');
  writeFileSync(signal, '', { mode: 0o600 });
  changeOwner(databaseAccount(cluster), signal);
  await allowReplication(primary);
  const { port, close } = await openPortOf(primary.dataDir);
  const password = readCredentials(credentials).pulse_admin;
  const primary_conninfo = `host=127.0.0.1 port=${port} user=pulse_admin password=${password}`;
  const settings = { ...PRIMARY_SETTINGS, primary_conninfo, ...options.settings };
  const replica = await startEmbeddedDatabase({ ...options, settings });
  return { ...replica, stop: () => replica.stop().finally(close) };
}

async function allowReplication({
  dataDir,
  adminConnectionString,
}: Pick<EmbeddedDatabase, 'adminConnectionString'> & { dataDir: string }): Promise<void> {
  const access = join(databasePaths(dataDir).cluster, 'pg_hba.conf');
  appendFileSync(access, 'local replication pulse_admin scram-sha-256\n');
  const client = new pg.Client(adminConnectionString);
  await client.connect();
  await client.query('SELECT pg_reload_conf()');
  await client.end();
}

/** A port that leads to the socket of a database: the account of the replica may not enter its folder. */
async function openPortOf(dataDir: string): Promise<{ port: number; close: () => void }> {
  const paths = databasePaths(dataDir);
  const socket = join(paths.socketFolder, `.s.PGSQL.${recordedPort(paths)}`);
  const server = createServer((replica) => {
    const primary = connect(socket);
    replica.pipe(primary).pipe(replica);
    for (const end of [replica, primary]) end.on('error', () => undefined);
    replica.on('close', () => primary.destroy());
    primary.on('close', () => replica.destroy());
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
}
