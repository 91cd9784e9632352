import { chownSync, readFileSync, statSync } from 'node:fs';
import { EmbeddedDatabaseError } from '../embedded-database-error.ts';

/** The user and group that PostgreSQL runs under; null means the same as this process. */
export type DatabaseAccount = { uid: number; gid: number } | null;

/**
 * PostgreSQL refuses to run as root. So as root it runs under the owner of an existing data folder
 * (an ordinary user may have made it), else under the unprivileged account of the system. An ordinary user runs it as
 * themselves. Throws when the data folder belongs to another user.
 */
export function databaseAccount(cluster: string): DatabaseAccount {
  const me = process.getuid?.();
  if (me === undefined) return null;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (me === 0) {
    return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody();
  }
  if (owner && owner.uid !== me) {
    throw new EmbeddedDatabaseError(
      `The database in ${cluster} belongs to user ${owner.uid} and this process is user ${me}. ` +
        `Start Pulse as root or as that user, or give the folder away with "chown -R ${me} ${cluster}".`,
    );
  }
  return null;
}

/** Makes the account that PostgreSQL runs under the owner of a file or folder. */
export function changeOwner(account: DatabaseAccount, path: string): void {
  if (account) chownSync(path, account.uid, account.gid);
}

// 65534 on Debian, Fedora and Alpine; older systems have another number under the same name.
function nobody(): { uid: number; gid: number } {
  try {
    const entry = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
    if (entry) return { uid: Number(entry[1]), gid: Number(entry[2]) };
  } catch {
    // No such file: use the common number.
  }
  return { uid: 65534, gid: 65534 };
}
