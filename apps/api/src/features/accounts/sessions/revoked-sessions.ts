import { ACCESS_TOKEN_LIFETIME, type EpochMs, MINUTE } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import { listRecentlyRevokedSessions, SESSION_REVOKED_CHANNEL } from './user-sessions.store.ts';

const CLEANUP_INTERVAL_MS = 60_000;
/** A user who loses a role is out within 5 seconds, although a notification may get lost. */
const READ_INTERVAL_MS = 2_000;
/** How far the clocks of two servers may differ, and how long a transaction takes to commit. */
const TOLERANCE = MINUTE;

/**
 * Sessions that were revoked while their access tokens are still valid. Kept in memory and
 * announced to every process by PostgreSQL, so that signing out takes effect at once in this process
 * and within milliseconds in the others, without a query per request. What a connection that is dead
 * without knowing it does not announce is read every two seconds.
 */
export interface RevokedSessions {
  has(sessionId: string): boolean;
  /** Adds sessions revoked by this process without waiting for the notification. */
  add(...sessionIds: string[]): void;
  /** Reads again and again what may not have been announced. */
  start(): void;
  stop(): void;
}

/** Keeps the revoked sessions in memory and listens for those that other processes revoke. */
export function createRevokedSessions({
  db,
  clock,
  log,
  announcements,
}: Pick<Deps, 'db' | 'clock' | 'log' | 'announcements'>): RevokedSessions {
  const revoked = new Map<string, EpochMs>();
  let stopped = false;
  let readUntil: EpochMs | null = null;
  const timers: NodeJS.Timeout[] = [];

  const add = (...sessionIds: string[]) => {
    for (const id of sessionIds) revoked.set(id, clock.now());
  };
  const deleteExpired = () => {
    const before = clock.now() - ACCESS_TOKEN_LIFETIME - TOLERANCE;
    for (const [id, revokedAt] of revoked) if (revokedAt < before) revoked.delete(id);
  };

  // From the beginning at first, then what came since the last time that it succeeded.
  async function readRevoked(): Promise<void> {
    const now = clock.now();
    const since = readUntil ?? now - ACCESS_TOKEN_LIFETIME;
    add(...(await listRecentlyRevokedSessions(db, new Date(since - TOLERANCE))));
    readUntil = now;
  }

  async function readAgain(): Promise<void> {
    if (stopped) return;
    try {
      await readRevoked();
    } catch (error) {
      if (!stopped) log.warn({ err: error }, 'cannot read the revoked sessions');
    }
    if (!stopped) timers[0] = setTimeout(readAgain, READ_INTERVAL_MS).unref();
  }

  announcements.listen(SESSION_REVOKED_CHANNEL, { heard: add, missed: readRevoked });
  return {
    has: (sessionId) => revoked.has(sessionId),
    add,
    start() {
      timers[0] = setTimeout(readAgain, READ_INTERVAL_MS).unref();
      timers[1] = setInterval(deleteExpired, CLEANUP_INTERVAL_MS).unref();
    },
    stop() {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
