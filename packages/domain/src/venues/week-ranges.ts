import type { OpeningPeriod } from './opening-hours.ts';

const MINUTES_PER_DAY = 24 * 60;
/** The week is a circle: what passes Sunday's midnight meets Monday. */
export const MINUTES_PER_WEEK = 7 * MINUTES_PER_DAY;

/** Minutes after Monday 00:00; the end may lie beyond the week's. */
export interface WeekRange {
  start: number;
  end: number;
}

/** The minute of the week at which a local time of a weekday begins. */
export function weekMinuteOf(weekday: number, time: string): number {
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  return (weekday - 1) * MINUTES_PER_DAY + minutes;
}

/** The range of an opening period; one that closes at or before its opening ends on the next day. */
export function weekRangeOf({ weekday, opens, closes }: OpeningPeriod): WeekRange {
  const nextDay = closes > opens ? 0 : MINUTES_PER_DAY;
  return { start: weekMinuteOf(weekday, opens), end: weekMinuteOf(weekday, closes) + nextDay };
}
