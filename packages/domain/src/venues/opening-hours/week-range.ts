import { minuteOfDay } from '../../time/zones.ts';
import type { OpeningPeriod } from './opening-hours.ts';

export const MINUTES_PER_DAY = 24 * 60;
export const MINUTES_PER_WEEK = 7 * MINUTES_PER_DAY;

/** Minutes after Monday 00:00; the end may lie beyond the week's. */
export interface WeekRange {
  start: number;
  end: number;
}

/** When in the week an opening period is. */
export function weekRangeOf({ weekday, opens, closes }: OpeningPeriod): WeekRange {
  const midnight = (weekday - 1) * MINUTES_PER_DAY;
  const nextDay = closes > opens ? 0 : MINUTES_PER_DAY;
  return { start: midnight + minuteOfDay(opens), end: midnight + nextDay + minuteOfDay(closes) };
}
