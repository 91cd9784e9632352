import { chmodSync, lstatSync, mkdirSync, rmSync } from 'node:fs';
import { type DatabaseAccount, giveTo } from './database-account.ts';
import type { DatabasePaths } from './database-paths.ts';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';

/**
 * Makes the folder of the unix socket where it is not the data folder itself. Its place can be
 * guessed, so one that somebody else made first is refused: they could answer in our name.
 */
export function prepareSocketFolder(paths: DatabasePaths, account: DatabaseAccount): void {
  const { socketFolder, cluster } = paths;
  if (socketFolder === cluster) return;
  try {
    mkdirSync(socketFolder, { mode: 0o700 });
    chmodSync(socketFolder, 0o700);
    giveTo(account, socketFolder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const owner = account?.uid ?? process.getuid?.();
    const found = lstatSync(socketFolder);
    if (found.isDirectory() && found.uid === owner && (found.mode & 0o077) === 0) return;
    throw new EmbeddedDatabaseError(
      `The folder ${socketFolder} is needed for the database and belongs to somebody else. Remove ` +
        'it, or set PULSE_DATA_DIR to a shorter path.',
    );
  }
}

/** Removes the folder of the unix socket again where it is not the data folder itself. */
export function removeSocketFolder({ socketFolder, cluster }: DatabasePaths): void {
  if (socketFolder !== cluster) rmSync(socketFolder, { recursive: true, force: true });
}
