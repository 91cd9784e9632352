import { ACCESS_TOKEN_LIFETIME, type EpochMs } from '@pulse/domain';
import pg from 'pg';
import type { Deps } from '../../../platform/deps.ts';
import { listRecentlyRevokedSessions, SESSION_REVOKED_CHANNEL } from './user-sessions.store.ts';

const RECONNECT_DELAY_MS = 2_000;
const CLEANUP_INTERVAL_MS = 60_000;

/**
 * Sessions that were revoked while their access tokens are still valid. Kept in memory and
 * announced to every process by PostgreSQL, so that signing out takes effect at once without a
 * query per request.
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
  let timer: NodeJS.Timeout | undefined;

  const add = (...sessionIds: string[]) => {
    for (const id of sessionIds) revoked.set(id, clock.now());
  };
  const deleteExpired = () => {
    const before = clock.now() - ACCESS_TOKEN_LIFETIME;
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
    add(...(await listRecentlyRevokedSessions(db, new Date(clock.now() - ACCESS_TOKEN_LIFETIME))));
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
      timer = setInterval(deleteExpired, CLEANUP_INTERVAL_MS).unref();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await listener?.end();
    },
  };
}
