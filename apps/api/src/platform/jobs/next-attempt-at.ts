import type { EpochMs } from '@pulse/domain';

const INITIAL_DELAY_MS = 2_000;
const MAX_DELAY_MS = 3_600_000;

/**
 * When to try again after `attempts` earlier failures: 2 s after the first, twice as long each
 * time, one hour at most.
 */
export function nextAttemptAt(now: EpochMs, attempts: number): Date {
  return new Date(now + Math.min(INITIAL_DELAY_MS * 2 ** attempts, MAX_DELAY_MS));
}
