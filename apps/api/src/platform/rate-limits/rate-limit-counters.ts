import type { EpochMs } from '@pulse/domain';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '../database/transaction.ts';
import { hashKey } from './hash-key.ts';
import { giveBackPoint, limiterClient } from './rate-limits.store.ts';

/** At most `points` in a window of `seconds`, which begins with the first. */
export interface RateLimit {
  name: string;
  points: number;
  seconds: number;
}

/** The count of the current window, and when it ends. */
export interface RateLimitWindow {
  counted: number;
  resetsAt: EpochMs;
}

/** Counts in the database, so that all processes share the counts and a restart keeps them. */
export interface RateLimitCounter {
  /** Adds one and returns null, or the instant from which it is allowed again. */
  add(key: string): Promise<EpochMs | null>;
  /** Adds one and returns the count with it. */
  count(key: string): Promise<RateLimitWindow>;
  /** Takes back one that was counted in the current window. */
  giveBack(key: string): Promise<void>;
  clear(key: string): Promise<void>;
}

/** Creates counters on the table that a migration created; when disabled they never count. */
export function createRateLimitCounters(db: Db, enabled: boolean) {
  return (limit: RateLimit): RateLimitCounter => {
    if (!enabled) return UNLIMITED_COUNTER;
    const limiter = new RateLimiterPostgres({
      storeClient: limiterClient(db),
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      // A job deletes expired counters.
      clearExpiredByTimeout: false,
      keyPrefix: limit.name,
      points: limit.points,
      duration: limit.seconds,
    });
    const count = async (key: string) => {
      const { consumedPoints, msBeforeNext } = await consumeOne(limiter, hashKey(key));
      return { counted: consumedPoints, resetsAt: Date.now() + msBeforeNext };
    };
    return {
      async add(key) {
        const { counted, resetsAt } = await count(key);
        return counted > limit.points ? resetsAt : null;
      },
      count,
      giveBack: (key) => giveBackPoint(db, limiter.getKey(hashKey(key))),
      clear: async (key) => void (await limiter.delete(hashKey(key))),
    };
  };
}

/** Adds one, in one statement; beyond the limit the library throws the result instead. */
async function consumeOne(limiter: RateLimiterPostgres, key: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key);
  } catch (result) {
    if (result instanceof RateLimiterRes) return result;
    throw result;
  }
}

const UNLIMITED_COUNTER: RateLimitCounter = {
  add: async () => null,
  count: async () => ({ counted: 0, resetsAt: 0 }),
  giveBack: async () => undefined,
  clear: async () => undefined,
};
