import type { OpeningPeriod } from './opening-hours.ts';

/** What is wrong with one opening period: it ends at its start, or it overlaps another one. */
export type OpeningHoursFault = 'opening_hours_empty' | 'opening_hours_overlap';

const MINUTES_PER_DAY = 24 * 60;
const MINUTES_PER_WEEK = 7 * MINUTES_PER_DAY;

/**
 * The faults of a venue's weekly opening hours, by the position of the period in the list. A period
 * from 00:00 to 00:00 is the whole day; any other that ends at its start is a fault. Periods may pass
 * midnight, also from Sunday to Monday, and may touch; of two that overlap, the later in the list is
 * reported.
 */
export function openingHoursFaults(
  periods: readonly OpeningPeriod[],
): { index: number; fault: OpeningHoursFault }[] {
  const faults: { index: number; fault: OpeningHoursFault }[] = [];
  const accepted: WeekRange[] = [];
  for (const [index, period] of periods.entries()) {
    if (period.opens === period.closes && period.opens !== '00:00') {
      faults.push({ index, fault: 'opening_hours_empty' });
      continue;
    }
    const range = weekRangeOf(period);
    if (accepted.some((other) => overlaps(range, other)))
      faults.push({ index, fault: 'opening_hours_overlap' });
    else accepted.push(range);
  }
  return faults;
}

/** Minutes after Monday 00:00; the end may lie beyond the week's. */
interface WeekRange {
  start: number;
  end: number;
}

function weekRangeOf({ weekday, opens, closes }: OpeningPeriod): WeekRange {
  const midnight = (weekday - 1) * MINUTES_PER_DAY;
  const nextDay = closes > opens ? 0 : MINUTES_PER_DAY;
  return { start: midnight + minuteOf(opens), end: midnight + nextDay + minuteOf(closes) };
}

function minuteOf(wallTime: string): number {
  return Number(wallTime.slice(0, 2)) * 60 + Number(wallTime.slice(3, 5));
}

// The week is a circle: a range that passes Sunday's midnight meets Monday's first one.
function overlaps(one: WeekRange, other: WeekRange): boolean {
  return [-MINUTES_PER_WEEK, 0, MINUTES_PER_WEEK].some(
    (shift) => one.start < other.end + shift && other.start + shift < one.end,
  );
}
