import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { EmbeddedDatabaseError } from '../embedded-database-error.ts';
import { processIdentity } from './process-identity.ts';

/**
 * Locks the data folder for this process and returns the function that releases the lock. A lock
 * whose process has ended is taken over. Throws when its process still runs.
 */
export function lockDataFolder(lockFile: string, dataDir: string): () => void {
  const content = `${processIdentity(process.pid)}\n${randomUUID()}`;
  const draft = `${lockFile}.${process.pid}`;
  writeFileSync(draft, content, { mode: 0o600 });
  try {
    while (!linkIfFree(draft, lockFile)) {
      const existing = readIfPresent(lockFile);
      if (existing === null) continue;
      const holderPid = runningHolder(existing);
      if (holderPid !== null) throw inUse(dataDir, holderPid);
      removeStaleLock(lockFile, existing);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    if (readIfPresent(lockFile) === content) rmSync(lockFile, { force: true });
  };
}

/** The id of the running process that has this lock, or null when none has. */
export function lockHolder(lockFile: string): number | null {
  const content = readIfPresent(lockFile);
  return content === null ? null : runningHolder(content);
}

function inUse(dataDir: string, holderPid: number): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    `The data folder ${dataDir} is in use by another Pulse server (process ${holderPid}). ` +
      'Stop that one first, or set PULSE_DATA_DIR to another folder.',
  );
}

function runningHolder(content: string): number | null {
  const identity = content.split('\n')[0] ?? '';
  const pid = Number.parseInt(identity, 10);
  return Number.isInteger(pid) && processIdentity(pid) === identity ? pid : null;
}

// Creating a hard link is atomic, so no process ever reads a partly written lock.
function linkIfFree(draft: string, lockFile: string): boolean {
  try {
    linkSync(draft, lockFile);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

// Two processes may find the same stale lock: the one that moved a new lock away restores it.
function removeStaleLock(lockFile: string, stale: string): void {
  const moved = `${lockFile}.stale-${process.pid}`;
  try {
    renameSync(lockFile, moved);
  } catch {
    return;
  }
  if (readIfPresent(moved) !== stale) linkIfFree(moved, lockFile);
  rmSync(moved, { force: true });
}

function readIfPresent(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
