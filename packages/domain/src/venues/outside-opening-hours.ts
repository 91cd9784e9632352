import type { WallTime } from '../time/zones.ts';
import type { OpeningPeriod } from './opening-hours.ts';
import { MINUTES_PER_WEEK, type WeekRange, weekMinuteOf, weekRangeOf } from './week-ranges.ts';

/**
 * The weekly times among these at which the venue is not open for the whole of the class, whose
 * duration is in minutes. None for a venue without hours: they are not known.
 */
export function timesOutsideOpeningHours<Time extends { weekday: number; start: WallTime }>(
  times: readonly Time[],
  durationMinutes: number,
  hours: readonly OpeningPeriod[],
): Time[] {
  if (hours.length === 0) return [];
  const open = mergedRanges(hours);
  return times.filter(({ weekday, start }) => {
    const begins = weekMinuteOf(weekday, start);
    return !open.some((one) => one.start <= begins && begins + durationMinutes <= one.end);
  });
}

// The week before and the one after are added, because a period may pass Sunday's midnight.
function mergedRanges(hours: readonly OpeningPeriod[]): WeekRange[] {
  const merged: WeekRange[] = [];
  const ranges = [-MINUTES_PER_WEEK, 0, MINUTES_PER_WEEK].flatMap((shift) =>
    hours.map(weekRangeOf).map(({ start, end }) => ({ start: start + shift, end: end + shift })),
  );
  for (const range of ranges.sort((one, other) => one.start - other.start)) {
    const last = merged.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else merged.push(range);
  }
  return merged;
}
