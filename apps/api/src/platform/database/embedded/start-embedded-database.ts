import { existsSync } from 'node:fs';
import { createCluster } from './create-cluster.ts';
import { databaseAccount } from './database-account.ts';
import { choosePort, type DatabaseAddresses, databaseAddresses } from './database-addresses.ts';
import { readCredentials } from './database-credentials.ts';
import { lockDatabase } from './database-lock.ts';
import { type DatabasePaths, databasePaths } from './database-paths.ts';
import { joinRunningDatabase } from './join-running-database.ts';
import { keepServerRunning } from './keep-server-running.ts';
import { stopLeftoverServer } from './leftover-server.ts';
import { postgresBinaries } from './postgres-binaries.ts';
import { prepareDataFolder } from './prepare-data-folder.ts';
import { serverSettings } from './server-settings.ts';
import { prepareSocketFolder, removeSocketFolder } from './socket-folder.ts';

export type EmbeddedDatabaseOptions = {
  /** Folder that holds the database between starts; made with mode 0700 when it is missing. */
  dataDir: string;
  /** Receives a sentence at each event worth telling, such as the first start. */
  log: (message: string) => void;
  /**
   * For a process beside the server (an import, a worker): where a live server runs on this data
   * folder, its database is used and left running, instead of refused.
   */
  join?: boolean;
  /** PostgreSQL settings that replace the usual ones (tests switch the disk sync off). */
  settings?: Record<string, string>;
};

export type EmbeddedDatabase = DatabaseAddresses & {
  /** Ends every connection, writes everything to disk and stops PostgreSQL. */
  stop(): Promise<void>;
};

/**
 * Starts PostgreSQL on `dataDir`, making the database at the first start, and answers when it
 * accepts connections. Works as root and as an ordinary user. A database left running by a killed
 * server is stopped first and loses nothing. Throws when a live server of the same data folder
 * exists, unless asked to join it.
 */
export async function startEmbeddedDatabase(
  options: EmbeddedDatabaseOptions,
): Promise<EmbeddedDatabase> {
  const paths = databasePaths(options.dataDir);
  prepareDataFolder(paths.dataDir);
  const joined = options.join ? await joinRunningDatabase(paths) : null;
  if (joined) return { ...joined, stop: async () => undefined };
  const unlock = lockDatabase(paths.lock, paths.dataDir);
  try {
    const { stop, ...addresses } = await startOwnDatabase(paths, options);
    return { ...addresses, stop: () => stop().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function startOwnDatabase(
  paths: DatabasePaths,
  options: EmbeddedDatabaseOptions,
): Promise<EmbeddedDatabase> {
  const account = databaseAccount(paths.cluster);
  const binaries = postgresBinaries(paths.dataDir, account);
  if (existsSync(paths.cluster)) await stopLeftoverServer(paths, options.log);
  else {
    options.log(`Making a new database in ${paths.cluster}.`);
    await createCluster(paths, binaries, account);
  }
  prepareSocketFolder(paths, account);
  const port = await choosePort();
  const addresses = databaseAddresses(paths, readCredentials(paths.credentials), port);
  const settings = { ...serverSettings(paths, account, port), ...options.settings };
  const run = { paths, binaries, account, settings, address: addresses.connectionString };
  const stop = await keepServerRunning(run, options.log);
  return { ...addresses, stop: () => stop().finally(() => removeSocketFolder(paths)) };
}
