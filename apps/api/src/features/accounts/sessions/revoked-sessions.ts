import { randomUUID } from 'node:crypto';
import { ACCESS_TOKEN_LIFETIME, type EpochMs, MINUTE } from '@pulse/domain';
import type pg from 'pg';
import { connectToPrimary } from '../../../platform/database/connect-to-primary.ts';
import type { Deps } from '../../../platform/deps.ts';
import {
  announceHeartbeat,
  listRecentlyRevokedSessions,
  SESSION_REVOKED_CHANNEL,
} from './user-sessions.store.ts';

const RECONNECT_DELAY_MS = 2_000;
const CLEANUP_INTERVAL_MS = 60_000;
/** Whoever loses a role is out within 5 seconds, although a notification may get lost. */
const READ_INTERVAL_MS = 2_000;
/** How often the process announces something to itself, to know that it would hear the others. */
const HEARTBEAT_INTERVAL_MS = 10_000;
/** With so many in a row unheard, the listener is dead or listens to something else. */
const MAX_UNHEARD = 3;
/** Found by its name in pg_stat_activity. */
const LISTENER = { application_name: 'pulse-listener', keepAlive: true };
/** How far the clocks of two servers may differ, and how long a transaction takes to commit. */
const TOLERANCE = MINUTE;

/**
 * Sessions that were revoked while their access tokens are still valid. Kept in memory and
 * announced to every process by PostgreSQL, so that signing out takes effect at once without a
 * query per request. What a connection that is dead without knowing it does not announce is read
 * every two seconds; while none of its own announcements is heard, `isListening` is false.
 */
export interface RevokedSessions {
  has(sessionId: string): boolean;
  /** Adds sessions revoked by this process without waiting for the notification. */
  add(...sessionIds: string[]): void;
  /** Whether announcements of other processes arrive. */
  isListening(): boolean;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Keeps the revoked sessions in memory and listens for those that other processes revoke. */
export function createRevokedSessions(
  { db, directUrl, clock, log }: Pick<Deps, 'db' | 'directUrl' | 'clock' | 'log'>,
  heartbeatMs = HEARTBEAT_INTERVAL_MS,
): RevokedSessions {
  const revoked = new Map<string, EpochMs>();
  let listener: pg.Client | null = null;
  let stopped = false;
  let readUntil: EpochMs | null = null;
  const heartbeat = `heartbeat ${randomUUID()}`;
  let unheard = 0;
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
    const client = await connectToPrimary(directUrl, LISTENER);
    client.on('error', (error) =>
      log.warn({ err: error }, 'lost the listener for revoked sessions'),
    );
    client.on('notification', ({ payload }) => {
      if (payload === heartbeat) unheard = 0;
      else if (payload && !payload.startsWith('heartbeat')) add(payload);
    });
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

  async function announce(): Promise<void> {
    unheard += 1;
    try {
      await announceHeartbeat(db, heartbeat);
    } catch (error) {
      if (!stopped) log.warn({ err: error }, 'cannot announce to other processes');
    }
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
    isListening: () => unheard <= MAX_UNHEARD,
    async start() {
      await connect();
      timers[0] = setTimeout(readAgain, READ_INTERVAL_MS).unref();
      timers[1] = setInterval(deleteExpired, CLEANUP_INTERVAL_MS).unref();
      timers[2] = setInterval(announce, heartbeatMs).unref();
    },
    async stop() {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      await listener?.end();
    },
  };
}
