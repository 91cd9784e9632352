import type { EpochMs } from '@pulse/domain';

/** At most `points` calls per key in each window of `milliseconds`, counted in this process. */
export interface InMemoryRateLimiter {
  /** Null when the call is allowed; otherwise the instant from which it is. */
  consume(key: string, now: EpochMs): EpochMs | null;
}

/**
 * Counts in fixed windows: one map of numbers, cleared at the end of each window. It runs on every
 * request, so it must cost next to nothing (docs/decisions).
 */
export function createInMemoryRateLimiter(
  points: number,
  milliseconds: number,
): InMemoryRateLimiter {
  const counts = new Map<string, number>();
  let endsAt = 0;
  return {
    consume(key, now) {
      if (now >= endsAt) {
        counts.clear();
        endsAt = now + milliseconds;
      }
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count > points ? endsAt : null;
    },
  };
}
