import { chmodSync, cpSync, existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { changeOwner, databaseAccount } from '../account/database-account.ts';
import { lockDataFolder } from '../data-folder/database-lock.ts';
import { databasePaths } from '../data-folder/database-paths.ts';
import { prepareDataFolder } from '../data-folder/prepare-data-folder.ts';
import { EmbeddedDatabaseError } from '../embedded-database-error.ts';

/**
 * Copies a backup into a data folder that has no database, for the account that PostgreSQL runs under.
 * Throws when the folder has one, or is no backup.
 */
export function restoreDatabase({ backup, dataDir }: { backup: string; dataDir: string }): void {
  const paths = databasePaths(dataDir);
  const copy = join(backup, basename(paths.cluster));
  if (!existsSync(join(copy, 'backup_label')))
    throw new EmbeddedDatabaseError(`${backup} is no backup that "npm run backup" completed.`);
  prepareDataFolder(paths.dataDir);
  const unlock = lockDataFolder(paths.lock, paths.dataDir);
  try {
    if (existsSync(paths.cluster))
      throw new EmbeddedDatabaseError(
        `${paths.dataDir} has a database. Move the folder away, or set PULSE_DATA_DIR to another one.`,
      );
    const account = databaseAccount(paths.cluster);
    cpSync(copy, paths.cluster, { recursive: true });
    const credentials = basename(paths.credentials);
    cpSync(join(backup, credentials), paths.credentials);
    const within = readdirSync(paths.cluster, { recursive: true, withFileTypes: true });
    const entries = within.map((entry) => join(entry.parentPath, entry.name));
    // PostgreSQL refuses a folder that others may read.
    chmodSync(paths.cluster, 0o700);
    for (const path of [paths.cluster, ...entries]) changeOwner(account, path);
  } finally {
    unlock();
  }
}
