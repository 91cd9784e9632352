import type { EpochMs } from '@pulse/domain';
import type { Db } from '../database/transaction.ts';
import { hashKey } from './hash-key.ts';
import { addPoints } from './rate-limits.store.ts';

/** At most `points` calls per key in each window of `milliseconds`, of all processes together. */
export interface SharedRateLimiter {
  /**
   * Null when the call is allowed; otherwise the instant from which it is. A promise where the database
   * has to be asked.
   */
  consume(key: string, now: EpochMs): EpochMs | null | Promise<EpochMs | null>;
}

interface RequestLimit {
  name: string;
  points: number;
  milliseconds: number;
}

/** Of one key in one window, by this process. */
interface Count {
  used: number;
  /** How many this process may allow without asking. */
  granted: number;
  usedUp: boolean;
  asking: Promise<void> | null;
  endsAt: EpochMs;
}

/** Points are taken in parts of this size, so that nearly every call costs a look into a map. */
const PARTS = 20;

/**
 * Counts in windows that begin at the same instants everywhere. Each process may allow one part without
 * asking, and takes the others from a count in the database: four processes allow 85 to 115 % of the
 * limit, one exactly the limit. While the database cannot be asked, each counts by itself.
 */
export function createSharedRateLimiter(
  db: Db,
  { name, points, milliseconds }: RequestLimit,
): SharedRateLimiter {
  const part = Math.ceil(points / PARTS);
  const shared = points - part;
  let counts = new Map<string, Count>();
  let endsAt = 0;

  function countOf(key: string, now: EpochMs): Count {
    if (now >= endsAt) {
      counts = new Map();
      endsAt = (Math.floor(now / milliseconds) + 1) * milliseconds;
    }
    const known = counts.get(key);
    if (known) return known;
    const count = { used: 0, granted: part, usedUp: false, asking: null, endsAt };
    counts.set(key, count);
    return count;
  }

  async function takePart(count: Count, key: string): Promise<void> {
    const counted = await addPoints(db, {
      key: hashKey(`${name} ${count.endsAt} ${key}`),
      points: part,
      expiresAt: count.endsAt,
    }).catch(() => part);
    const granted = Math.min(part, shared - (counted - part));
    if (granted > 0) count.granted += granted;
    else count.usedUp = true;
  }

  async function consumeOrAsk(count: Count, key: string): Promise<EpochMs | null> {
    while (count.used >= count.granted) {
      if (count.usedUp) return count.endsAt;
      count.asking ??= takePart(count, key).finally(() => {
        count.asking = null;
      });
      await count.asking;
    }
    count.used += 1;
    return null;
  }

  return {
    consume(key, now) {
      const count = countOf(key, now);
      if (count.used >= count.granted)
        return count.usedUp ? count.endsAt : consumeOrAsk(count, key);
      count.used += 1;
      return null;
    },
  };
}
