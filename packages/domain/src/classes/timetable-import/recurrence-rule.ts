import type { LocalDate } from '../../time/zones.ts';

/** A weekday of a rule; `nth` counts within the month or year, from its end when negative. */
export interface RuleWeekday {
  /** ISO weekday, 1 Monday to 7 Sunday. */
  weekday: number;
  nth: number | null;
}

/** How an event of a calendar repeats, by date (RFC 5545, RRULE); its time of day stays the same. */
export interface RecurrenceRule {
  frequency: 'daily' | 'weekly' | 'monthly' | 'yearly';
  /** Every so many days, weeks, months or years. */
  interval: number;
  weekdays: readonly RuleWeekday[];
  /** Days of the month, from its end when negative. */
  monthDays: readonly number[];
  months: readonly number[];
  /** Of the dates in one period, only these, from the end when negative (BYSETPOS). */
  positions: readonly number[];
  /** ISO weekday with which a week begins. */
  weekStart: number;
  /** How many dates there are; null without such a limit. */
  count: number | null;
  /** The last possible date; null without one. */
  until: LocalDate | null;
}

/**
 * The ISO weekdays of a rule that asks for the same ones in every week, which is what the weekly times
 * of a class are; null for any other rule. `start` is the date of the first event.
 */
export function everyWeekOn(rule: RecurrenceRule, start: LocalDate): number[] | null {
  const { frequency, interval, weekdays, monthDays, months, positions } = rule;
  if (frequency !== 'daily' && frequency !== 'weekly') return null;
  if (interval !== 1 || monthDays.length + months.length + positions.length > 0) return null;
  if (weekdays.some(({ nth }) => nth !== null)) return null;
  if (weekdays.length > 0) return [...new Set(weekdays.map(({ weekday }) => weekday))].sort();
  if (frequency === 'daily') return [1, 2, 3, 4, 5, 6, 7];
  return [new Date(`${start}T00:00:00Z`).getUTCDay() || 7];
}
