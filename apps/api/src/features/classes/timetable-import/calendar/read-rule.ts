import type { DatedStart, RecurrenceRule, RuleWeekday } from '@pulse/domain';
import { z } from 'zod';
import type { RowFaultCode } from '../faults/faults.ts';

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const FREQUENCIES = {
  DAILY: 'daily',
  WEEKLY: 'weekly',
  MONTHLY: 'monthly',
  YEARLY: 'yearly',
} as const;
/** More often than every day: no class, and no end of dates. */
const TOO_FREQUENT = ['SECONDLY', 'MINUTELY', 'HOURLY'];

const several = <Value extends z.ZodType>(value: Value) =>
  z.union([value.transform((one) => [one]), z.array(value).max(400)]).default([]);
const day = z
  .string()
  .regex(/^[+-]?\d{0,2}(MO|TU|WE|TH|FR|SA|SU)$/)
  .transform((text): RuleWeekday => {
    const nth = Number(text.slice(0, -2));
    return { weekday: WEEKDAYS.indexOf(text.slice(-2)) + 1, nth: nth === 0 ? null : nth };
  });
const position = z
  .int()
  .min(-366)
  .max(366)
  .refine((value) => value !== 0);

/** A rule as ical.js reads it; parts that depend on the time of day are none of these. */
const recurrence = z.strictObject({
  freq: z.enum(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']),
  interval: z.int().min(1).max(1000).default(1),
  count: z.int().min(1).max(100_000).optional(),
  until: z.string().optional(),
  wkst: z.int().min(1).max(7).default(2),
  byday: several(day),
  bymonthday: several(position),
  bymonth: several(z.int().min(1).max(12)),
  bysetpos: several(position),
});

/**
 * The rule of an event. `localUntil` converts the last possible instant to a start in the event's own
 * time zone. Refuses a rule that repeats within a day, and parts that only such rules have.
 */
export function readRule(
  value: unknown,
  start: DatedStart,
  localUntil: (until: string) => DatedStart | null,
): RecurrenceRule | RowFaultCode {
  const { data: named } = z.object({ freq: z.string() }).safeParse(value);
  if (named && TOO_FREQUENT.includes(named.freq)) return 'event_rule_too_frequent';
  const { data: rule } = recurrence.safeParse(value);
  if (!rule) return 'event_rule_unreadable';
  const until = rule.until === undefined ? null : localUntil(rule.until);
  if (rule.until !== undefined && until === null) return 'event_rule_unreadable';
  return {
    frequency: FREQUENCIES[rule.freq],
    interval: rule.interval,
    weekdays: rule.byday,
    monthDays: rule.bymonthday,
    months: rule.bymonth,
    positions: rule.bysetpos,
    // ical.js counts from Sunday.
    weekStart: ((rule.wkst + 5) % 7) + 1,
    count: rule.count ?? null,
    until: until && lastDate(until, start),
  };
}

// The last date on which the start is not later than the end of the rule.
function lastDate(until: DatedStart, { start }: DatedStart): string {
  if (start <= until.start) return until.date;
  return new Date(Date.parse(until.date) - 86_400_000).toISOString().slice(0, 10);
}
