import { DAY } from '../../time/instants.ts';
import type { LocalDate } from '../../time/zones.ts';
import type { RecurrenceRule } from './recurrence-rule.ts';

/** Days since 1970-01-01. */
type DayNumber = number;

/** The days of one period of a rule: a day, a week, a month or a year. */
interface Period {
  first: DayNumber;
  last: DayNumber;
}

/**
 * The dates of a rule between two dates, both included, in order. Looks at each period between them
 * once, or since `start` when the rule counts its dates: it ends for every rule, also for one that
 * no date fits.
 */
export function recurrenceDates(
  rule: RecurrenceRule,
  start: LocalDate,
  { from, until }: { from: LocalDate; until: LocalDate },
): LocalDate[] {
  const startDay = dayNumber(start);
  const fromDay = Math.max(dayNumber(from), startDay);
  const untilDay = Math.min(dayNumber(until), rule.until ? dayNumber(rule.until) : Infinity);
  const limit = rule.count ?? Infinity;
  const found: LocalDate[] = [];
  let counted = 0;
  let index = rule.count === null ? firstPeriod(rule, startDay, fromDay) : 0;
  for (; ; index += 1) {
    const period = periodOf(rule, startDay, index);
    // Also for a date beyond the calendar, which is no number.
    if (!(period.first <= untilDay)) return found;
    for (const day of daysOf(rule, startDay, period)) {
      if (day < startDay) continue;
      if (day > untilDay || counted >= limit) return found;
      counted += 1;
      if (day >= fromDay) found.push(dateOf(day));
    }
  }
}

const dayNumber = (date: LocalDate): DayNumber => Date.parse(`${date}T00:00:00Z`) / DAY;
const dateOf = (day: DayNumber): LocalDate => new Date(day * DAY).toISOString().slice(0, 10);
const isoWeekday = (day: DayNumber) => ((((day + 3) % 7) + 7) % 7) + 1;
const monthStart = (year: number, month: number): DayNumber => Date.UTC(year, month, 1) / DAY;

function periodOf(rule: RecurrenceRule, start: DayNumber, index: number): Period {
  const step = index * rule.interval;
  if (rule.frequency === 'daily') return { first: start + step, last: start + step };
  if (rule.frequency === 'weekly') {
    const weekBegin = start - ((isoWeekday(start) - rule.weekStart + 7) % 7);
    return { first: weekBegin + 7 * step, last: weekBegin + 7 * step + 6 };
  }
  const date = new Date(start * DAY);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth();
  return rule.frequency === 'monthly'
    ? { first: monthStart(year, month + step), last: monthStart(year, month + step + 1) - 1 }
    : { first: monthStart(year + step, 0), last: monthStart(year + step + 1, 0) - 1 };
}

// A little early, because months and years differ in length; earlier days are passed over.
function firstPeriod(rule: RecurrenceRule, start: DayNumber, from: DayNumber): number {
  const length = { daily: 1, weekly: 7, monthly: 31, yearly: 366 }[rule.frequency];
  return Math.max(0, Math.floor((from - start) / (length * rule.interval)) - 1);
}

function daysOf(rule: RecurrenceRule, start: DayNumber, { first, last }: Period): DayNumber[] {
  const days: DayNumber[] = [];
  for (let day = first; day <= last; day += 1) if (fits(rule, start, day)) days.push(day);
  if (rule.positions.length === 0) return days;
  const chosen = rule.positions.map((position) => days.at(position > 0 ? position - 1 : position));
  return [...new Set(chosen)].filter((day) => day !== undefined).sort((a, b) => a - b);
}

function fits(rule: RecurrenceRule, start: DayNumber, day: DayNumber): boolean {
  const { months, monthDays, weekdays } = rule;
  const date = new Date(day * DAY);
  const [year, month, dayOfMonth] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  if (months.length > 0 && !months.includes(month + 1)) return false;
  const daysInMonth = monthStart(year, month + 1) - monthStart(year, month);
  const fromEnd = dayOfMonth - daysInMonth - 1;
  if (monthDays.length > 0 && !monthDays.includes(dayOfMonth) && !monthDays.includes(fromEnd))
    return false;
  if (weekdays.length > 0) return fitsWeekday(rule, day, { year, month });
  if (monthDays.length > 0 || rule.frequency === 'daily') return true;
  if (rule.frequency === 'weekly') return isoWeekday(day) === isoWeekday(start);
  const first = new Date(start * DAY);
  const sameMonth = months.length > 0 || month === first.getUTCMonth();
  return dayOfMonth === first.getUTCDate() && (rule.frequency === 'monthly' || sameMonth);
}

function fitsWeekday(
  { frequency, months, weekdays }: RecurrenceRule,
  day: DayNumber,
  { year, month }: { year: number; month: number },
): boolean {
  const inYear = frequency === 'yearly' && months.length === 0;
  const first = inYear ? monthStart(year, 0) : monthStart(year, month);
  const last = (inYear ? monthStart(year + 1, 0) : monthStart(year, month + 1)) - 1;
  return weekdays.some(({ weekday, nth }) => {
    if (weekday !== isoWeekday(day)) return false;
    if (nth === null) return true;
    const position = nth > 0 ? (day - first) / 7 + 1 : (last - day) / 7 + 1;
    return Math.floor(position) === Math.abs(nth);
  });
}
