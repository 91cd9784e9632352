import { existsSync } from 'node:fs';
import { databaseAccount } from './account/database-account.ts';
import { postgresBinaries } from './binaries/postgres-binaries.ts';
import { type ConnectionStrings, choosePort, connectionStrings } from './connection-strings.ts';
import { createCluster } from './data-folder/create-cluster.ts';
import { readCredentials } from './data-folder/database-credentials.ts';
import { lockDataFolder } from './data-folder/database-lock.ts';
import { type DatabasePaths, databasePaths } from './data-folder/database-paths.ts';
import { prepareDataFolder } from './data-folder/prepare-data-folder.ts';
import { prepareSocketFolder, removeSocketFolder } from './data-folder/socket-folder.ts';
import { joinRunningDatabase } from './join-running-database.ts';
import { keepServerRunning } from './server/keep-server-running.ts';
import { serverSettings } from './server/server-settings.ts';
import { stopOrphanedServer } from './server/stop-orphaned-server.ts';

export type EmbeddedDatabaseOptions = {
  /** Folder that keeps the database between starts; created with mode 0700 when it is missing. */
  dataDir: string;
  /** Receives a message at notable events, such as the first start. */
  log: (message: string) => void;
  /**
   * For a process beside the server (an import, a worker): where a server already runs on this
   * data folder, its database is used and left running, instead of an error.
   */
  join?: boolean;
  /** PostgreSQL settings that replace the usual ones (tests switch the disk sync off). */
  settings?: Record<string, string>;
};

export type EmbeddedDatabase = ConnectionStrings & {
  /** Whether it belongs to a running server, which alone stops it. */
  joined: boolean;
  /** Closes every connection, writes everything to disk and stops PostgreSQL. */
  stop(): Promise<void>;
};

/**
 * Starts PostgreSQL on `dataDir`, creating the database at the first start, and returns when it
 * accepts connections. Works as root and as an ordinary user. A database that outlived a killed
 * server is stopped first and loses nothing. Throws when a server already runs on the same data
 * folder, unless `join` is set.
 */
export async function startEmbeddedDatabase(
  options: EmbeddedDatabaseOptions,
): Promise<EmbeddedDatabase> {
  const paths = databasePaths(options.dataDir);
  prepareDataFolder(paths.dataDir);
  const joined = options.join ? await joinRunningDatabase(paths) : null;
  if (joined) return { ...joined, joined: true, stop: async () => undefined };
  const unlock = lockDataFolder(paths.lock, paths.dataDir);
  try {
    const { stop, ...strings } = await startOwnDatabase(paths, options);
    return { ...strings, joined: false, stop: () => stop().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function startOwnDatabase(
  paths: DatabasePaths,
  options: EmbeddedDatabaseOptions,
): Promise<Omit<EmbeddedDatabase, 'joined'>> {
  const account = databaseAccount(paths.cluster);
  const binaries = postgresBinaries(paths.dataDir, account);
  if (existsSync(paths.cluster)) await stopOrphanedServer(paths, options.log);
  else {
    options.log(`Making a new database in ${paths.cluster}.`);
    await createCluster(paths, binaries, account);
  }
  prepareSocketFolder(paths, account);
  const port = await choosePort();
  const strings = connectionStrings(paths, readCredentials(paths.credentials), port);
  const settings = { ...serverSettings(paths, account, port), ...options.settings };
  const run = { paths, binaries, account, settings, connectionString: strings.connectionString };
  const stop = await keepServerRunning(run, options.log);
  return { ...strings, stop: () => stop().finally(() => removeSocketFolder(paths)) };
}
