import { createHash } from 'node:crypto';
import type { EpochMs } from '@pulse/domain';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** At most `points` in a window of `seconds`, which begins with the first. */
export interface RateLimit {
  name: string;
  points: number;
  seconds: number;
}

/** Counts in the database, so that every process knows, and a restart forgets nothing. */
export interface RateLimitCounter {
  /** Adds one and answers null, or the instant (epoch ms) from which it is allowed again. */
  add(key: string): Promise<number | null>;
  /** How many were counted in the running window, and when that ends (epoch ms). */
  read(key: string): Promise<{ counted: number; resetsAt: EpochMs }>;
  clear(key: string): Promise<void>;
}

/** Makes counters on the table that a migration created; with limits off they never fill. */
export function createRateLimitCounters(pool: pg.Pool, enabled: boolean) {
  return (limit: RateLimit): RateLimitCounter => {
    if (!enabled) return UNLIMITED_COUNTER;
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      // A job deletes what has expired.
      clearExpiredByTimeout: false,
      keyPrefix: limit.name,
      points: limit.points,
      duration: limit.seconds,
    });
    return {
      async add(key) {
        try {
          await limiter.consume(hashKey(key));
          return null;
        } catch (error) {
          if (error instanceof RateLimiterRes) return Date.now() + error.msBeforeNext;
          throw error;
        }
      },
      async read(key) {
        const found = await limiter.get(hashKey(key));
        if (!found) return { counted: 0, resetsAt: 0 };
        return { counted: found.consumedPoints, resetsAt: Date.now() + found.msBeforeNext };
      },
      clear: async (key) => void (await limiter.delete(hashKey(key))),
    };
  };
}

const UNLIMITED_COUNTER: RateLimitCounter = {
  add: async () => null,
  read: async () => ({ counted: 0, resetsAt: 0 }),
  clear: async () => undefined,
};

// Keys are made of emails and addresses, which have no business in a table of counters.
function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** Deletes the counters whose window is over. */
export async function deleteExpiredCounters(pool: pg.Pool): Promise<void> {
  await pool.query('DELETE FROM rate_limits WHERE expire < $1', [Date.now()]);
}
