import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closedSpansOf } from './opening-hours-of-date.ts';
import { isWithinOpeningHours } from './within-opening-hours.ts';

// 2026-11-23 is a Monday.
const monday = '2026-11-23';
const studio = [
  { weekday: 1, opens: '06:30', closes: '12:00' },
  { weekday: 1, opens: '15:00', closes: '22:00' },
  { weekday: 2, opens: '18:00', closes: '02:00' },
];

test('before, between and after the periods of a day it is closed', () => {
  expect(closedSpansOf(monday, studio, [])).toEqual([
    { from: 0, until: 390 },
    { from: 720, until: 900 },
    { from: 1320, until: 1440 },
  ]);
});

test('a period past midnight runs to its end, on the day after a closure not at all', () => {
  expect(closedSpansOf('2026-11-25', studio, [])).toEqual([{ from: 120, until: 1440 }]);
  expect(closedSpansOf('2026-11-25', studio, ['2026-11-24'])).toEqual([{ from: 0, until: 1440 }]);
});

test('a closed date is closed all day, and unknown hours close nothing', () => {
  expect(closedSpansOf(monday, studio, [monday])).toEqual([{ from: 0, until: 1440 }]);
  expect(closedSpansOf(monday, [], [])).toEqual([]);
});

const time = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const period = fc.record({ weekday: fc.integer({ min: 1, max: 7 }), opens: time, closes: time });

test('a minute is closed exactly when a class of that minute would be outside the hours', () => {
  fc.assert(
    fc.property(
      fc.array(period, { minLength: 1, maxLength: 10 }),
      fc.nat(6),
      fc.nat(1439),
      (hours, day, minute) => {
        const date = `2026-11-${23 + day}`;
        const closed = closedSpansOf(date, hours, []).some(
          ({ from, until }) => from <= minute && minute < until,
        );
        const open = isWithinOpeningHours(hours, { weekday: day + 1, minute, minutes: 1 });
        expect(closed).toBe(!open);
      },
    ),
  );
});
