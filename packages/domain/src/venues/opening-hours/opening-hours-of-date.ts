import { isoWeekdayOf, type LocalDate, localDateAfter } from '../../time/zones.ts';
import type { OpeningPeriod } from './opening-hours.ts';
import { MINUTES_PER_DAY, weekRangeOf } from './week-range.ts';

/** A part of a local day, in minutes after its midnight by the clock on the wall. */
export interface DaySpan {
  from: number;
  until: number;
}

/**
 * When a venue with these weekly hours is closed on a date, in order. A closure cancels the periods that
 * begin on its date; what is open from the evening before on runs to its end. Nothing for a venue
 * without hours: they are not known.
 */
export function closedSpansOf(
  date: LocalDate,
  hours: readonly OpeningPeriod[],
  closedDates: readonly LocalDate[],
): DaySpan[] {
  if (closedDates.includes(date)) return [{ from: 0, until: MINUTES_PER_DAY }];
  if (hours.length === 0) return [];
  const dayBefore = localDateAfter(date, -1);
  const open = [
    ...spansOf(dayBefore, hours, closedDates).map((span) => shift(span, -MINUTES_PER_DAY)),
    ...spansOf(date, hours, closedDates),
  ].sort((a, b) => a.from - b.from);
  const closed: DaySpan[] = [];
  let from = 0;
  for (const span of open) {
    if (span.from > from) closed.push({ from, until: span.from });
    from = Math.max(from, span.until);
  }
  if (from < MINUTES_PER_DAY) closed.push({ from, until: MINUTES_PER_DAY });
  return closed;
}

/** The periods that begin on a date, in minutes after its midnight; they may end on the next one. */
function spansOf(
  date: LocalDate,
  hours: readonly OpeningPeriod[],
  closedDates: readonly LocalDate[],
): DaySpan[] {
  if (closedDates.includes(date)) return [];
  const weekday = isoWeekdayOf(date);
  const midnight = (weekday - 1) * MINUTES_PER_DAY;
  return hours
    .filter((period) => period.weekday === weekday)
    .map(weekRangeOf)
    .map(({ start, end }) => ({ from: start - midnight, until: end - midnight }));
}

function shift({ from, until }: DaySpan, by: number): DaySpan {
  return { from: from + by, until: until + by };
}
