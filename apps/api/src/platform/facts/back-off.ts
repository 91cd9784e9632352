const FIRST_MS = 2_000;
const LONGEST_MS = 3_600_000;

/**
 * When to try again after `attempts` earlier failures: 2 s after the first, twice as long each
 * time, never more than an hour. `now` is epoch milliseconds.
 */
export function backOff(now: number, attempts: number): Date {
  return new Date(now + Math.min(FIRST_MS * 2 ** attempts, LONGEST_MS));
}
