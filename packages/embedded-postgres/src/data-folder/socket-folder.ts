import { chmodSync, lstatSync, mkdirSync, rmSync } from 'node:fs';
import { changeOwner, type DatabaseAccount } from '../account/database-account.ts';
import { EmbeddedDatabaseError } from '../embedded-database-error.ts';
import type { DatabasePaths } from './database-paths.ts';

/**
 * Creates the folder of the unix socket where that is not the data folder itself. Its path can be
 * guessed, so a folder created by another user is refused: it could serve a database of theirs.
 */
export function prepareSocketFolder(paths: DatabasePaths, account: DatabaseAccount): void {
  const { socketFolder, cluster } = paths;
  if (socketFolder === cluster) return;
  try {
    mkdirSync(socketFolder, { mode: 0o700 });
    chmodSync(socketFolder, 0o700);
    changeOwner(account, socketFolder);
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
