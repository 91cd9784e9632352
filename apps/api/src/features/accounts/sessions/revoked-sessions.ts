import { ACCESS_TOKEN_LIFETIME } from '@pulse/domain';
import pg from 'pg';
import type { Deps } from '../../../platform/deps.ts';
import { listRecentlyRevokedSessions, SESSION_REVOKED_CHANNEL } from './user-sessions.store.ts';

const RECONNECT_DELAY_MS = 2_000;
const CLEANUP_INTERVAL_MS = 60_000;

/**
 * The families that ended while access tokens of theirs still live: few, kept in memory, told by
 * PostgreSQL to every process, so that signing out takes effect at once without a query a call.
 */
export interface RevokedSessions {
  has(familyId: string): boolean;
  /** Notes a family of this process's own doing without waiting for the database to say so. */
  add(...familyIds: string[]): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Keeps the list in memory, told of by PostgreSQL whichever process ended a family. */
export function createRevokedSessions({ db, pool, clock, log }: Deps): RevokedSessions {
  const revoked = new Map<string, number>();
  let listener: pg.Client | null = null;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const add = (...ids: string[]) => {
    for (const id of ids) revoked.set(id, clock.now());
  };
  const deleteExpired = () => {
    const before = clock.now() - ACCESS_TOKEN_LIFETIME;
    for (const [id, revokedAt] of revoked) if (revokedAt < before) revoked.delete(id);
  };

  // Listens first and reads then, so that nothing falls between.
  async function connect(): Promise<void> {
    const client = new pg.Client(pool.options);
    client.on('error', (error) => log.warn({ err: error }, 'no longer told of sign-outs'));
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
      log.warn({ err: error }, 'cannot be told of sign-outs yet');
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
