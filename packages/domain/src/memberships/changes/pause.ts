import type { Refusal } from '../../refusal-details.ts';
import { DAY, type EpochMs, type TimeRange } from '../../time/instants.ts';
import { type BillingCalendar, renewalAfterPause } from '../billing/billing-calendar.ts';

/** Shortest and longest pause in days, and how many pauses a year (product.md). */
export const PAUSE_MIN_DAYS = 7;
export const PAUSE_MAX_DAYS = 60;
export const PAUSES_PER_YEAR = 2;
/** The days before a pause in which earlier ones count. */
export const PAUSE_YEAR_DAYS = 365;

/** What a pause does: when it ends and to when it moves the renewal. */
export interface Pause {
  pausedAt: EpochMs;
  resumesAt: EpochMs;
  renewsAt: EpochMs;
}

/** Why a pause is refused, with the limit it breaks. */
type PauseRefusal =
  | Refusal<'pause_too_short'>
  | Refusal<'pause_too_long'>
  | Refusal<'pause_limit_reached'>;

/**
 * A pause of `days` from `now`, with the renewal moved by the same length, or the refusal. Of the
 * earlier pauses in the calendar, those that began in the 365 days before now count against the
 * yearly limit.
 */
export function decidePause(
  days: number,
  renewsAt: EpochMs,
  calendar: BillingCalendar,
  now: EpochMs,
): { allowed: true; pause: Pause } | { allowed: false; refusal: PauseRefusal } {
  if (!(days >= PAUSE_MIN_DAYS))
    return refused({ code: 'pause_too_short', details: { min_days: PAUSE_MIN_DAYS } });
  if (days > PAUSE_MAX_DAYS)
    return refused({ code: 'pause_too_long', details: { max_days: PAUSE_MAX_DAYS } });
  const recent = pausesThisYear(calendar.pauses, now);
  if (recent.length >= PAUSES_PER_YEAR) {
    const details = { used: recent.length, limit: PAUSES_PER_YEAR };
    return refused({ code: 'pause_limit_reached', details });
  }
  const resumesAt = now + days * DAY;
  const pause = { startsAt: now, endsAt: resumesAt };
  return {
    allowed: true,
    pause: {
      pausedAt: now,
      resumesAt,
      renewsAt: renewalAfterPause(calendar, renewsAt, pause),
    },
  };
}

/** The pauses that count against the yearly limit at `now`. */
export function pausesThisYear(pauses: readonly TimeRange[], now: EpochMs): TimeRange[] {
  return pauses.filter((pause) => pause.startsAt > now - PAUSE_YEAR_DAYS * DAY);
}

function refused(refusal: PauseRefusal) {
  return { allowed: false as const, refusal };
}
