import { setTimeout as wait } from 'node:timers/promises';
import { acceptsConnections } from './accepts-connections.ts';
import { type ConnectionStrings, connectionStrings, recordedPort } from './connection-strings.ts';
import { readCredentials } from './data-folder/database-credentials.ts';
import { lockHolder } from './data-folder/database-lock.ts';
import type { DatabasePaths } from './data-folder/database-paths.ts';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';

/** A first start takes seconds, and minutes on a machine that does much else. */
const startTimeoutMs = 10 * 60_000;

/**
 * The database of a Pulse server that runs on this data folder now, for a second process beside it
 * (an import, a worker); null when no server runs. Waits while that server is still starting, ten
 * minutes at most.
 */
export async function joinRunningDatabase(paths: DatabasePaths): Promise<ConnectionStrings | null> {
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    const holder = lockHolder(paths.lock);
    if (holder === null) return null;
    const strings = readConnectionStrings(paths);
    if (strings && (await acceptsConnections(strings.connectionString))) return strings;
    if (Date.now() > deadline) {
      throw new EmbeddedDatabaseError(
        `The database of the Pulse server (process ${holder}) does not answer.`,
      );
    }
    await wait(50);
  }
}

// At the very first start the files are not written yet.
function readConnectionStrings(paths: DatabasePaths): ConnectionStrings | null {
  try {
    return connectionStrings(paths, readCredentials(paths.credentials), recordedPort(paths));
  } catch {
    return null;
  }
}
