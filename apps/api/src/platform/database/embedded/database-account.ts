import { chownSync, statSync } from 'node:fs';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';

/** The user and group that PostgreSQL runs under; null means the same as this process. */
export type DatabaseAccount = { uid: number; gid: number } | null;

// "nobody" on Debian, Fedora and Alpine alike. The number is used, so no account has to exist.
const unprivileged = { uid: 65534, gid: 65534 };

/**
 * PostgreSQL refuses to run as root. So as root it runs under the owner of an existing data folder
 * (an ordinary user may have made it), else under an unprivileged number. Any other user runs it as
 * themselves. Throws when the data folder belongs to somebody else.
 */
export function databaseAccount(cluster: string): DatabaseAccount {
  const me = process.getuid?.();
  if (me === undefined) return null;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (me === 0) {
    return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : unprivileged;
  }
  if (owner && owner.uid !== me) {
    throw new EmbeddedDatabaseError(
      `The database in ${cluster} belongs to user ${owner.uid} and this process is user ${me}. ` +
        `Start Pulse as root or as that user, or give the folder away with "chown -R ${me} ${cluster}".`,
    );
  }
  return null;
}

/** Gives a file or folder to the account that PostgreSQL runs under. */
export function giveTo(account: DatabaseAccount, path: string): void {
  if (account) chownSync(path, account.uid, account.gid);
}
