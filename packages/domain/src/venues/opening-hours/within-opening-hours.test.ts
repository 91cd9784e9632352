import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY, MINUTE } from '../../time/instants.ts';
import { openingState } from './opening-hours.ts';
import { isWithinOpeningHours, timesOutsideOpeningHours } from './within-opening-hours.ts';

const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '06:30', closes: '22:00' }));
const at = (weekday: number, time: string, minutes = 60) => ({
  weekday,
  minute: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
  minutes,
});

test.each([
  ['06:30', true],
  ['21:00', true],
  ['03:32', false],
  ['06:29', false],
  ['21:01', false],
])('an hour from %s in a house open from 06:30 to 22:00: %s', (time, expected) => {
  expect(isWithinOpeningHours(weekdays, at(1, time))).toBe(expected);
});

test('periods that touch count as one, a gap between them does not', () => {
  const hours = [
    { weekday: 1, opens: '08:00', closes: '12:00' },
    { weekday: 1, opens: '12:00', closes: '14:00' },
    { weekday: 1, opens: '15:00', closes: '18:00' },
  ];
  expect(isWithinOpeningHours(hours, at(1, '11:30'))).toBe(true);
  expect(isWithinOpeningHours(hours, at(1, '13:30', 120))).toBe(false);
});

test('a house that is open past Sunday midnight is open on Monday morning', () => {
  const night = [{ weekday: 7, opens: '20:00', closes: '03:00' }];
  expect(isWithinOpeningHours(night, at(7, '23:30'))).toBe(true);
  expect(isWithinOpeningHours(night, at(1, '01:00'))).toBe(true);
  expect(isWithinOpeningHours(night, at(1, '02:30'))).toBe(false);
  const always = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    weekday: day,
    opens: '00:00',
    closes: '00:00',
  }));
  expect(isWithinOpeningHours(always, at(7, '23:59', 1440))).toBe(true);
});

test('of weekly times, those outside are named; none where the hours are not known', () => {
  const times = [
    { weekday: 1, start: '21:00' },
    { weekday: 1, start: '03:32' },
    { weekday: 6, start: '09:00' },
  ];
  expect(timesOutsideOpeningHours(times, 60, weekdays)).toEqual(times.slice(1));
  expect(timesOutsideOpeningHours(times, 60, [])).toEqual([]);
});

test('a house is open throughout exactly when it is open at each minute', () => {
  const anyTime = fc.nat(47).map((half) => {
    const hour = String(Math.floor(half / 2)).padStart(2, '0');
    return `${hour}:${half % 2 ? '30' : '00'}`;
  });
  const anyPeriod = fc.record({
    weekday: fc.integer({ min: 1, max: 7 }),
    opens: anyTime,
    closes: anyTime,
  });
  fc.assert(
    fc.property(
      fc.array(anyPeriod, { maxLength: 6 }),
      fc.integer({ min: 1, max: 7 }),
      fc.nat(95),
      fc.integer({ min: 1, max: 12 }),
      (hours, weekday, quarter, quarters) => {
        const found = isWithinOpeningHours(hours, {
          weekday,
          minute: quarter * 15,
          minutes: quarters * 15,
        });
        // 2026-11-23 is a Monday; in UTC no clock changes.
        const start = Date.parse('2026-11-23') + (weekday - 1) * DAY + quarter * 15 * MINUTE;
        const open = Array.from(
          { length: quarters },
          (_, index) => openingState(hours, [], 'UTC', start + index * 15 * MINUTE).open,
        );
        expect(found).toBe(open.every(Boolean));
      },
    ),
    { numRuns: 100 },
  );
});
