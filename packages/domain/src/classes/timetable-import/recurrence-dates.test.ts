import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recurrenceDates } from './recurrence-dates.ts';
import { everyWeekOn, type RecurrenceRule } from './recurrence-rule.ts';

const rule = (changes: Partial<RecurrenceRule> = {}): RecurrenceRule => ({
  frequency: 'weekly',
  interval: 1,
  weekdays: [],
  monthDays: [],
  months: [],
  positions: [],
  weekStart: 1,
  count: null,
  until: null,
  ...changes,
});
const on = (...weekdays: number[]) => weekdays.map((weekday) => ({ weekday, nth: null }));
// A Tuesday.
const START = '2026-12-01';
const span = { from: '2026-12-01', until: '2027-02-28' };

test.each<[string, Partial<RecurrenceRule>, string[]]>([
  ['every thirtieth day', { frequency: 'daily', interval: 30 }, ['12-01', '12-31', '01-30']],
  ['every fourth week', { interval: 4 }, ['12-01', '12-29', '01-26', '02-23']],
  ['a count', { weekdays: on(2, 4), count: 3 }, ['12-01', '12-03', '12-08']],
  ['an end', { until: '2026-12-14' }, ['12-01', '12-08']],
  [
    'the last Friday',
    { frequency: 'monthly', weekdays: [{ weekday: 5, nth: -1 }] },
    ['12-25', '01-29', '02-26'],
  ],
  [
    'the second Tuesday',
    { frequency: 'monthly', weekdays: [{ weekday: 2, nth: 2 }] },
    ['12-08', '01-12', '02-09'],
  ],
  [
    'the last day of a month',
    { frequency: 'monthly', monthDays: [-1] },
    ['12-31', '01-31', '02-28'],
  ],
  [
    'a day of the month that February lacks',
    { frequency: 'monthly', monthDays: [30] },
    ['12-30', '01-30'],
  ],
  [
    'the first working day',
    { frequency: 'monthly', weekdays: on(1, 2, 3, 4, 5), positions: [1] },
    ['12-01', '01-01', '02-01'],
  ],
  ['a day of the year', { frequency: 'yearly', months: [1], monthDays: [6] }, ['01-06']],
  [
    'the third Monday of a year',
    { frequency: 'yearly', weekdays: [{ weekday: 1, nth: 3 }] },
    ['01-18'],
  ],
])('%s gives its dates', (_, changes, dates) => {
  const found = recurrenceDates(rule(changes), START, span);
  expect(found.map((date) => date.slice(5))).toEqual(dates);
});

test('every second week is counted from the first week, also long afterwards', () => {
  const found = recurrenceDates(rule({ interval: 2, weekdays: on(1) }), '2015-01-05', {
    from: '2026-12-01',
    until: '2026-12-31',
  });
  expect(found).toEqual(['2026-12-07', '2026-12-21']);
});

test('a rule that no date fits ends', () => {
  const never = rule({ frequency: 'daily', months: [2], monthDays: [30] });
  expect(recurrenceDates(never, START, span)).toEqual([]);
  expect(recurrenceDates({ ...never, count: 5 }, START, span)).toEqual([]);
  expect(recurrenceDates(rule({ interval: Number.MAX_SAFE_INTEGER }), START, span)).toEqual([
    START,
  ]);
});

test('only a rule that asks for the same weekdays in every week is weekly', () => {
  expect(everyWeekOn(rule(), START)).toEqual([2]);
  expect(everyWeekOn(rule({ weekdays: on(5, 1, 5) }), START)).toEqual([1, 5]);
  expect(everyWeekOn(rule({ frequency: 'daily' }), START)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  for (const other of [
    { interval: 2 },
    { months: [1] },
    { frequency: 'monthly' as const },
    { positions: [1] },
    { weekdays: [{ weekday: 1, nth: 1 }] },
  ])
    expect(everyWeekOn(rule(other), START)).toBeNull();
});

test('a rule has the same dates whichever span they are asked for in', () => {
  fc.assert(
    fc.property(
      fc.record({
        frequency: fc.constantFrom(
          'daily' as const,
          'weekly' as const,
          'monthly' as const,
          'yearly' as const,
        ),
        interval: fc.integer({ min: 1, max: 5 }),
        weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 })).map((days) => on(...days)),
        monthDays: fc.uniqueArray(fc.integer({ min: 1, max: 31 }), { maxLength: 3 }),
        months: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 3 }),
        count: fc.option(fc.integer({ min: 1, max: 20 })),
      }),
      fc.integer({ min: 0, max: 800 }),
      (changes, offset) => {
        const whole = recurrenceDates(rule(changes), '2024-02-29', {
          from: '2024-02-29',
          until: '2028-03-01',
        });
        const from = new Date(Date.UTC(2024, 1, 29 + offset)).toISOString().slice(0, 10);
        const part = recurrenceDates(rule(changes), '2024-02-29', { from, until: '2028-03-01' });
        expect(part).toEqual(whole.filter((date) => date >= from));
        expect(whole).toEqual([...new Set(whole)].sort());
      },
    ),
  );
});
