import { type LocalDate, localDateAfter } from '../time/zones.ts';

/** The later of two dates. */
export function laterDate(one: LocalDate, other: LocalDate): LocalDate {
  if (one > other) return one;
  return other;
}

/** What a stored row of counts covers: a day, a month, a year, or all that is rolled up. */
export type RollUpLevel = 'day' | 'month' | 'year' | 'all';

/** Rows of one level whose first day is in [from, until), to be added or taken away again. */
export interface RollUpPart {
  level: RollUpLevel;
  from: LocalDate;
  until: LocalDate;
  sign: 1 | -1;
}

/** The first day of the one row of the level `all`; before any day that is counted. */
export const ROLL_UP_START: LocalDate = '2000-01-01';

/**
 * What a row costs to add up: a day has counts for its own hours, any longer time for the hours of all
 * weekdays.
 */
const COST: Record<RollUpLevel, number> = { day: 1, month: 7, year: 7, all: 7 };

/**
 * The stored rows that together cover the days from `from` up to `until` (not included), as far as
 * days before `rolledUntil` are stored: whole years, whole months, days at both ends. Most of a year
 * or month is the whole of it without the rest. The month and the year of `rolledUntil` hold its
 * earlier days only, and so may stand for the end.
 */
export function rollUpParts(
  { from, until }: { from: LocalDate; until: LocalDate },
  rolledUntil: LocalDate,
): RollUpPart[] {
  const reachesEnd = until >= rolledUntil;
  if (from <= ROLL_UP_START && reachesEnd) {
    return part('all', ROLL_UP_START, localDateAfter(ROLL_UP_START, 1));
  }
  return cover(from, reachesEnd ? firstDay(rolledUntil, 'year', 1) : until, 'year');
}

/** Covers days with rows of a level and, at both ends, of the levels below it. */
function cover(from: LocalDate, until: LocalDate, level: 'day' | 'month' | 'year'): RollUpPart[] {
  if (from >= until) return [];
  if (level === 'day') return part('day', from, until);
  const start = firstDay(from, level);
  const first = start === from ? from : firstDay(from, level, 1);
  const last = firstDay(until, level);
  if (first > last) return coverWithin(from, until, level);
  return [
    ...coverWithin(from, first, level),
    ...part(level, first, last),
    ...coverWithin(last, until, level),
  ];
}

/** Covers days of one month or year: with the rows below it, or with its own without the other days. */
function coverWithin(from: LocalDate, until: LocalDate, level: 'month' | 'year'): RollUpPart[] {
  if (from >= until) return [];
  const below = level === 'year' ? 'month' : 'day';
  const start = firstDay(from, level);
  const end = firstDay(from, level, 1);
  const direct = cover(from, until, below);
  const others = [...cover(start, from, below), ...cover(until, end, below)];
  const whole = [...part(level, start, end), ...others.map(takenAway)];
  return costOf(whole) < costOf(direct) ? whole : direct;
}

const takenAway = (one: RollUpPart): RollUpPart => ({ ...one, sign: one.sign === 1 ? -1 : 1 });

const costOf = (parts: readonly RollUpPart[]): number =>
  parts.reduce((cost, one) => cost + COST[one.level] * rowsOf(one), 0);

/** How many rows a part has. */
function rowsOf({ level, from, until }: RollUpPart): number {
  const unit = level === 'day' ? 'days' : level === 'month' ? 'months' : 'years';
  return Temporal.PlainDate.from(from).until(until, { largestUnit: unit })[unit];
}

/** The first day of the month or year of a day, or of one after it. */
function firstDay(date: LocalDate, unit: 'month' | 'year', later = 0): LocalDate {
  const month = Temporal.PlainDate.from(date).with({ day: 1 });
  return unit === 'month'
    ? month.add({ months: later }).toString()
    : month.with({ month: 1 }).add({ years: later }).toString();
}

const part = (level: RollUpLevel, from: LocalDate, until: LocalDate): RollUpPart[] =>
  from < until ? [{ ...{ level, from, until }, sign: 1 }] : [];
