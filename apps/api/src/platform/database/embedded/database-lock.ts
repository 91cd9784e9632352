import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';
import { processIdentity } from './process-identity.ts';

/**
 * Takes the data folder for this process and returns the function that gives it back.
 * A lock whose process has died is taken over. Throws when its process lives.
 */
export function lockDatabase(lockFile: string, dataDir: string): () => void {
  const mine = `${processIdentity(process.pid)}\n${randomUUID()}`;
  const draft = `${lockFile}.${process.pid}`;
  writeFileSync(draft, mine, { mode: 0o600 });
  try {
    while (!linkIfFree(draft, lockFile)) {
      const held = readIfPresent(lockFile);
      if (held === null) continue;
      const holderPid = liveHolder(held);
      if (holderPid !== null) throw inUse(dataDir, holderPid);
      removeStaleLock(lockFile, held);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    if (readIfPresent(lockFile) === mine) rmSync(lockFile, { force: true });
  };
}

/** The process that runs the embedded database of this lock file now, or null when none does. */
export function databaseHolder(lockFile: string): number | null {
  const held = readIfPresent(lockFile);
  return held === null ? null : liveHolder(held);
}

function inUse(dataDir: string, holderPid: number): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    `The data folder ${dataDir} is in use by another Pulse server (process ${holderPid}). ` +
      'Stop that one first, or set PULSE_DATA_DIR to another folder.',
  );
}

function liveHolder(held: string): number | null {
  const identity = held.split('\n')[0] ?? '';
  const pid = Number.parseInt(identity, 10);
  return Number.isInteger(pid) && processIdentity(pid) === identity ? pid : null;
}

// A hard link either appears whole or not at all, so nobody ever reads half a lock.
function linkIfFree(draft: string, lockFile: string): boolean {
  try {
    linkSync(draft, lockFile);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

// Two starters may both find the same stale lock: whoever moves a fresh one away puts it back.
function removeStaleLock(lockFile: string, held: string): void {
  const moved = `${lockFile}.stale-${process.pid}`;
  try {
    renameSync(lockFile, moved);
  } catch {
    return;
  }
  if (readIfPresent(moved) !== held) linkIfFree(moved, lockFile);
  rmSync(moved, { force: true });
}

function readIfPresent(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
