import { isoWeekdayOf, type LocalDate, localDateAfter } from '../time/index.ts';

/** A weekly goal is 1 to 7 visits: one a day is the most that is worth wishing for. */
export const MAX_WEEKLY_GOAL = 7;

/** The Monday of the week that contains a calendar date. */
export function mondayOf(date: LocalDate): LocalDate {
  return localDateAfter(date, 1 - isoWeekdayOf(date));
}

/** The seven calendar dates, Monday to Sunday, of the week that contains a date. */
export function weekOf(date: LocalDate): LocalDate[] {
  const monday = mondayOf(date);
  return Array.from({ length: 7 }, (_, offset) => localDateAfter(monday, offset));
}

/**
 * How many weeks in a row, up to the week of `until`, have a visit. That week itself does not end
 * the row while it has none: it may still be running, or be shared with the next month.
 */
export function weeksInARow(visitDates: Iterable<LocalDate>, until: LocalDate): number {
  const weeks = new Set(Array.from(visitDates, mondayOf));
  const last = mondayOf(until);
  let week = weeks.has(last) ? last : localDateAfter(last, -7);
  let count = 0;
  while (weeks.has(week)) {
    count += 1;
    week = localDateAfter(week, -7);
  }
  return count;
}
