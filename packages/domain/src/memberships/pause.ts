import type { Refusal } from '../refusals.ts';
import { DAY, type EpochMs, type TimeRange } from '../time/instants.ts';

/** Pause lengths in days and how many a year (product.md). */
export const PAUSE_MIN_DAYS = 7;
export const PAUSE_MAX_DAYS = 60;
export const PAUSES_PER_YEAR = 2;

/** What a pause does: when it ends and where it moves the renewal. Epoch milliseconds. */
export interface Pause {
  pausedAt: EpochMs;
  resumesAt: EpochMs;
  renewsAt: EpochMs;
}

/**
 * A pause of `days` from `now`, with the renewal moved by the same length; or why not. `earlier`
 * are the membership's pauses so far; those that began in the 365 days before now count.
 */
export function decidePause(
  days: number,
  renewsAt: EpochMs,
  earlierPauses: readonly TimeRange[],
  now: EpochMs,
): { allowed: true; pause: Pause } | { allowed: false; refusal: Refusal } {
  if (!(days >= PAUSE_MIN_DAYS)) return refused('pause_too_short', { min_days: PAUSE_MIN_DAYS });
  if (days > PAUSE_MAX_DAYS) return refused('pause_too_long', { max_days: PAUSE_MAX_DAYS });
  const recent = earlierPauses.filter((pause) => pause.startsAt > now - 365 * DAY);
  if (recent.length >= PAUSES_PER_YEAR) {
    const details = { used: recent.length, limit: PAUSES_PER_YEAR };
    return refused('pause_limit_reached', details);
  }
  const length = days * DAY;
  return {
    allowed: true,
    pause: { pausedAt: now, resumesAt: now + length, renewsAt: renewsAt + length },
  };
}

function refused(code: Refusal['code'], details: Refusal['details']) {
  return { allowed: false as const, refusal: { code, details } };
}
