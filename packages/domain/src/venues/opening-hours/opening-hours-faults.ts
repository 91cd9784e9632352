import type { OpeningPeriod } from './opening-hours.ts';
import { MINUTES_PER_WEEK, type WeekRange, weekRangeOf } from './week-range.ts';

/** What is wrong with one opening period: it ends at its start, or it overlaps another one. */
export type OpeningHoursFault = 'opening_hours_empty' | 'opening_hours_overlap';

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

// The week is a circle: a range that passes Sunday's midnight meets Monday's first one.
function overlaps(one: WeekRange, other: WeekRange): boolean {
  return [-MINUTES_PER_WEEK, 0, MINUTES_PER_WEEK].some(
    (shift) => one.start < other.end + shift && other.start + shift < one.end,
  );
}
