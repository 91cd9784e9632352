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

/** Counts in the database, so that all processes share the counts and a restart keeps them. */
export interface RateLimitCounter {
  /** Adds one and returns null, or the instant from which it is allowed again. */
  add(key: string): Promise<EpochMs | null>;
  /** The count of the current window, and when it ends. */
  read(key: string): Promise<{ counted: number; resetsAt: EpochMs }>;
  clear(key: string): Promise<void>;
}

/** Creates counters on the table that a migration created; when disabled they never count. */
export function createRateLimitCounters(pool: pg.Pool, enabled: boolean) {
  return (limit: RateLimit): RateLimitCounter => {
    if (!enabled) return UNLIMITED_COUNTER;
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      // A job deletes expired counters.
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

// Keys contain emails and addresses, which must not be stored in a table of counters.
function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
