import { ACCESS_TOKEN_LIFETIME, type EpochMs, MINUTE } from '@pulse/domain';
import pg from 'pg';
import type { Deps } from '../../../platform/deps.ts';
import { listRecentlyRevokedSessions, SESSION_REVOKED_CHANNEL } from './user-sessions.store.ts';

const RECONNECT_DELAY_MS = 2_000;
const CLEANUP_INTERVAL_MS = 60_000;
/** Whoever loses a role is out within 5 seconds, although a notification may get lost. */
const READ_INTERVAL_MS = 2_000;
/** How far the clocks of two servers may differ, and how long a transaction takes to commit. */
const TOLERANCE = MINUTE;

/**
 * Sessions that were revoked while their access tokens are still valid. Kept in memory and
 * announced to every process by PostgreSQL, so that signing out takes effect at once without a
 * query per request. What a connection that is dead without knowing it does not announce is read
 * every two seconds.
 */
export interface RevokedSessions {
  has(sessionId: string): boolean;
  /** Adds sessions revoked by this process without waiting for the notification. */
  add(...sessionIds: string[]): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Keeps the revoked sessions in memory and listens for those that other processes revoke. */
export function createRevokedSessions({ db, pool, clock, log }: Deps): RevokedSessions {
  const revoked = new Map<string, EpochMs>();
  let listener: pg.Client | null = null;
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

  // Listens before it reads, so that no revocation is missed in between.
  async function connect(): Promise<void> {
    const client = new pg.Client(pool.options);
    client.on('error', (error) =>
      log.warn({ err: error }, 'lost the listener for revoked sessions'),
    );
    client.on('notification', ({ payload }) => payload && add(payload));
    await client.connect();
    listener = client;
    client.on('end', () => void setTimeout(reconnect, RECONNECT_DELAY_MS).unref());
    await client.query(`LISTEN ${SESSION_REVOKED_CHANNEL}`);
    await readRevoked();
  }

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

  async function reconnect(): Promise<void> {
    if (stopped) return;
    try {
      await connect();
    } catch (error) {
      log.warn({ err: error }, 'cannot listen for revoked sessions yet');
      setTimeout(reconnect, RECONNECT_DELAY_MS).unref();
    }
  }

  return {
    has: (sessionId) => revoked.has(sessionId),
    add,
    async start() {
      await connect();
      timers[0] = setTimeout(readAgain, READ_INTERVAL_MS).unref();
      timers[1] = setInterval(deleteExpired, CLEANUP_INTERVAL_MS).unref();
    },
    async stop() {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      await listener?.end();
    },
  };
}
