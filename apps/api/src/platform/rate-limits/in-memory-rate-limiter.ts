import type { EpochMs } from '@pulse/domain';

/** At most `points` calls a key in each window of `milliseconds`, counted in this process. */
export interface InMemoryRateLimiter {
  /** Null when the call may pass; otherwise the instant (epoch ms) from which it may. */
  consume(key: string, now: EpochMs): number | null;
}

/**
 * Counts in fixed windows: one map of numbers, emptied at each window's end. It is asked at every
 * call, so it must cost next to nothing (docs/decisions).
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
