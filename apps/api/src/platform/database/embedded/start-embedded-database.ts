import { existsSync, mkdirSync } from 'node:fs';
import { choosePort, connectionString } from './connection-string.ts';
import { createCluster } from './create-cluster.ts';
import { databaseAccount } from './database-account.ts';
import { readCredentials } from './database-credentials.ts';
import { lockDatabase } from './database-lock.ts';
import { databasePaths } from './database-paths.ts';
import { stopLeftoverServer } from './leftover-server.ts';
import { postgresBinaries } from './postgres-binaries.ts';
import { runServer } from './run-server.ts';
import { serverSettings } from './server-settings.ts';
import { prepareSocketFolder } from './socket-folder.ts';

export type EmbeddedDatabaseOptions = {
  /** Folder that holds the database between starts; made with mode 0700 when it is missing. */
  dataDir: string;
  /** Receives a sentence at each event worth telling, such as the first start. */
  log: (message: string) => void;
  /** PostgreSQL settings that replace the usual ones (tests switch the disk sync off). */
  settings?: Record<string, string>;
};

export type EmbeddedDatabase = {
  /** The role `pulse`, owner of the database `pulse` and nothing more. */
  connectionString: string;
  /** The superuser `pulse_admin`, for making further databases. */
  adminConnectionString: string;
  /** Ends every connection, writes everything to disk and stops PostgreSQL. */
  stop(): Promise<void>;
};

/**
 * Starts PostgreSQL on `dataDir`, making the database at the first start, and answers when it
 * accepts connections. Works as root and as an ordinary user. A database left running by a killed
 * server is stopped first and loses nothing. Throws DatabaseInUseError when a live server of the
 * same data folder exists.
 */
export async function startEmbeddedDatabase(
  options: EmbeddedDatabaseOptions,
): Promise<EmbeddedDatabase> {
  const { dataDir, log } = options;
  const paths = databasePaths(dataDir);
  mkdirSync(paths.dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockDatabase(paths.lock, paths.dataDir);
  try {
    const account = databaseAccount(paths.cluster);
    const binaries = postgresBinaries(paths.dataDir, account);
    if (existsSync(paths.cluster)) await stopLeftoverServer(paths.cluster, log);
    else {
      log(`Making a new database in ${paths.cluster}.`);
      await createCluster(paths, binaries, account);
    }
    prepareSocketFolder(paths, account);
    const port = await choosePort();
    const credentials = readCredentials(paths.credentials);
    const address = connectionString(paths, credentials, 'pulse', port);
    const settings = { ...serverSettings(paths, account, port), ...options.settings };
    const server = await runServer({ paths, binaries, account, settings, address });
    return {
      connectionString: address,
      adminConnectionString: connectionString(paths, credentials, 'pulse_admin', port),
      stop: async () => {
        await server.stop();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
