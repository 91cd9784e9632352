import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Creates a folder, with its parents, that every account can read whatever the umask is. */
export function createPublicFolder(folder: string): void {
  if (existsSync(folder)) return;
  createPublicFolder(dirname(folder));
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
}

/**
 * Returns true when programs that every account runs can be kept in the folder, which is created or
 * opened for reading if needed. Only a folder that this user owns and no other user writes to is
 * trusted: in /tmp another user could have created it with other programs inside.
 */
export function isTrustworthyPublicFolder(folder: string): boolean {
  try {
    createPublicFolder(folder);
    const { uid, mode } = statSync(folder);
    if (uid !== process.getuid?.() || (mode & 0o022) !== 0) return false;
    chmodSync(folder, 0o755);
    return true;
  } catch {
    return false;
  }
}
