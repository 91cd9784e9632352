import { type LocalDate, localDateAfter } from '../time/zones.ts';

/** The later of two dates. */
export function laterDate(one: LocalDate, other: LocalDate): LocalDate {
  if (one > other) return one;
  return other;
}

/** What a stored row of counts covers: a day, a month, a year, or all that is rolled up. */
export type RollUpLevel = 'day' | 'month' | 'year' | 'all';

/** Rows of one level whose first day is in [from, until). */
export interface RollUpPart {
  level: RollUpLevel;
  from: LocalDate;
  until: LocalDate;
}

/** The first day of the one row of the level `all`; before any day that is counted. */
export const ROLL_UP_START: LocalDate = '2000-01-01';

/**
 * The fewest stored rows that together cover the days from `from` up to `until` (not included), as
 * far as days before `rolledUntil` are stored: whole years, whole months, days at both ends. The
 * month and the year of `rolledUntil` hold its earlier days only, and so may stand for the end.
 */
export function rollUpParts(
  { from, until }: { from: LocalDate; until: LocalDate },
  rolledUntil: LocalDate,
): RollUpPart[] {
  const reachesEnd = until >= rolledUntil;
  if (from <= ROLL_UP_START && reachesEnd) {
    return [part('all', ROLL_UP_START, localDateAfter(ROLL_UP_START, 1))];
  }
  const end = reachesEnd ? firstDay(rolledUntil, 'year', 1) : until;
  const days = divide(from, end, 'month');
  const months = days.middle && divide(days.middle.from, days.middle.until, 'year');
  return [
    part('day', ...days.before),
    ...(months
      ? [
          part('month', ...months.before),
          ...(months.middle ? [part('year', months.middle.from, months.middle.until)] : []),
          part('month', ...months.after),
        ]
      : []),
    part('day', ...days.after),
  ].filter((one) => one.from < one.until);
}

type Days = [from: LocalDate, until: LocalDate];

/** The whole months or years between two days, and what is left before and after them. */
function divide(
  from: LocalDate,
  until: LocalDate,
  unit: 'month' | 'year',
): { before: Days; middle: { from: LocalDate; until: LocalDate } | null; after: Days } {
  const start = firstDay(from, unit);
  const first = start === from ? from : firstDay(from, unit, 1);
  const last = firstDay(until, unit);
  if (first >= last) return { before: [from, until], middle: null, after: [until, until] };
  return { before: [from, first], middle: { from: first, until: last }, after: [last, until] };
}

/** The first day of the month or year of a day, or of one after it. */
function firstDay(date: LocalDate, unit: 'month' | 'year', later = 0): LocalDate {
  const month = Temporal.PlainDate.from(date).with({ day: 1 });
  return unit === 'month'
    ? month.add({ months: later }).toString()
    : month.with({ month: 1 }).add({ years: later }).toString();
}

const part = (level: RollUpLevel, from: LocalDate, until: LocalDate): RollUpPart => ({
  ...{ level, from, until },
});
