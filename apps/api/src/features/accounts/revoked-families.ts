import { ACCESS_TOKEN_LIFETIME } from '@pulse/domain';
import pg from 'pg';
import type { Deps } from '../../platform/deps.ts';
import { FAMILY_REVOKED, listRecentlyRevoked } from './sign-in-families.store.ts';

const RECONNECT_AFTER = 2_000;
const FORGET_EVERY = 60_000;

/**
 * The families that ended while access tokens of theirs still live: few, kept in memory, told by
 * PostgreSQL to every process, so that signing out takes effect at once without a query a call.
 */
export interface RevokedFamilies {
  has(familyId: string): boolean;
  /** Notes a family of this process's own doing without waiting for the database to say so. */
  add(...familyIds: string[]): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Keeps the list in memory, told of by PostgreSQL whichever process ended a family. */
export function createRevokedFamilies({ db, pool, clock, log }: Deps): RevokedFamilies {
  const revoked = new Map<string, number>();
  let listener: pg.Client | null = null;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const add = (...ids: string[]) => {
    for (const id of ids) revoked.set(id, clock.now());
  };
  const forgetOld = () => {
    const before = clock.now() - ACCESS_TOKEN_LIFETIME;
    for (const [id, at] of revoked) if (at < before) revoked.delete(id);
  };

  // Listens first and reads then, so that nothing falls between.
  async function connect(): Promise<void> {
    const client = new pg.Client(pool.options);
    client.on('error', (error) => log.warn({ err: error }, 'no longer told of sign-outs'));
    client.on('notification', ({ payload }) => payload && add(payload));
    await client.connect();
    listener = client;
    client.on('end', () => void setTimeout(reconnect, RECONNECT_AFTER).unref());
    await client.query(`LISTEN ${FAMILY_REVOKED}`);
    add(...(await listRecentlyRevoked(db, new Date(clock.now() - ACCESS_TOKEN_LIFETIME))));
  }

  async function reconnect(): Promise<void> {
    if (stopped) return;
    try {
      await connect();
    } catch (error) {
      log.warn({ err: error }, 'cannot be told of sign-outs yet');
      setTimeout(reconnect, RECONNECT_AFTER).unref();
    }
  }

  return {
    has: (familyId) => revoked.has(familyId),
    add,
    async start() {
      await connect();
      timer = setInterval(forgetOld, FORGET_EVERY).unref();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await listener?.end();
    },
  };
}
