import { minuteOfDay, type WallTime } from '../../time/zones.ts';
import type { OpeningPeriod } from './opening-hours.ts';
import { MINUTES_PER_DAY, MINUTES_PER_WEEK, type WeekRange, weekRangeOf } from './week-range.ts';

/** A time in the week, by the clock on the wall. */
export interface WeekSpan {
  /** ISO weekday of the start, 1 Monday to 7 Sunday. */
  weekday: number;
  /** Minutes after local midnight. */
  minute: number;
  /** How long it lasts, in minutes. */
  minutes: number;
}

/**
 * Whether a venue with these weekly hours is open from the first to the last minute of a span; periods
 * that touch count as one. By local time, so that a clock change in the night may blur it by an hour.
 */
export function isWithinOpeningHours(
  hours: readonly OpeningPeriod[],
  { weekday, minute, minutes }: WeekSpan,
): boolean {
  const start = (weekday - 1) * MINUTES_PER_DAY + minute;
  const end = start + minutes;
  // The week is a circle: what is open on Sunday night may go on into Monday.
  const ranges = hours
    .map(weekRangeOf)
    .flatMap((range) => [-MINUTES_PER_WEEK, 0, MINUTES_PER_WEEK].map((by) => shift(range, by)))
    .sort((a, b) => a.start - b.start);
  let open = start;
  for (const range of ranges) {
    if (range.start > open) break;
    open = Math.max(open, range.end);
  }
  return open >= end;
}

/**
 * The weekly times among these at which the venue is not open for the whole of a class, whose duration
 * is in minutes. None for a venue without hours: they are not known.
 */
export function timesOutsideOpeningHours<Time extends { weekday: number; start: WallTime }>(
  times: readonly Time[],
  minutes: number,
  hours: readonly OpeningPeriod[],
): Time[] {
  if (hours.length === 0) return [];
  return times.filter(
    ({ weekday, start }) =>
      !isWithinOpeningHours(hours, { weekday, minute: minuteOfDay(start), minutes }),
  );
}

function shift({ start, end }: WeekRange, by: number): WeekRange {
  return { start: start + by, end: end + by };
}
