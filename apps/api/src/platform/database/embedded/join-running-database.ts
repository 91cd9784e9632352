import { setTimeout as wait } from 'node:timers/promises';
import { answers } from './answers.ts';
import { type DatabaseAddresses, databaseAddresses, portInUse } from './database-addresses.ts';
import { readCredentials } from './database-credentials.ts';
import { databaseHolder } from './database-lock.ts';
import type { DatabasePaths } from './database-paths.ts';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';

const patienceMs = 60_000;

/**
 * The database of a Pulse server that runs on this data folder now, for a second process beside it
 * (an import, a worker); null when no server runs. Waits while that server is still starting, a
 * minute at most.
 */
export async function joinRunningDatabase(paths: DatabasePaths): Promise<DatabaseAddresses | null> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const holder = databaseHolder(paths.lock);
    if (holder === null) return null;
    const addresses = knownAddresses(paths);
    if (addresses && (await answers(addresses.connectionString))) return addresses;
    if (Date.now() > deadline) {
      throw new EmbeddedDatabaseError(
        `The database of the Pulse server (process ${holder}) does not answer.`,
      );
    }
    await wait(50);
  }
}

// At the very first start the files are not written yet.
function knownAddresses(paths: DatabasePaths): DatabaseAddresses | null {
  try {
    return databaseAddresses(paths, readCredentials(paths.credentials), portInUse(paths));
  } catch {
    return null;
  }
}
