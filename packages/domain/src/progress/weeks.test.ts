import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localDateAfter } from '../time/index.ts';
import { mondayOf, weekOf, weeksInARow } from './weeks.ts';

test('a week begins on Monday and ends on Sunday', () => {
  expect(weekOf('2026-11-23')[0]).toBe('2026-11-23');
  expect(weekOf('2026-11-29')).toEqual(weekOf('2026-11-23'));
  expect(mondayOf('2027-01-03')).toBe('2026-12-28');
});

test('weeks in a row are counted back from the last one, however many visits each has', () => {
  const dates = ['2026-11-03', '2026-11-04', '2026-11-15', '2026-11-16'];
  expect(weeksInARow(dates, '2026-11-22')).toBe(3);
  expect(weeksInARow([...dates, '2026-10-20'], '2026-11-22')).toBe(3);
});

test('a last week without a visit does not end the row, two do', () => {
  expect(weeksInARow(['2026-11-10'], '2026-11-16')).toBe(1);
  expect(weeksInARow(['2026-11-10'], '2026-11-23')).toBe(0);
  expect(weeksInARow([], '2026-11-23')).toBe(0);
});

test('one visit a week for any number of weeks is a row of that many', () => {
  const day = fc.integer({ min: 0, max: 6 });
  fc.assert(
    fc.property(fc.array(day, { maxLength: 60 }), (days) => {
      const dates = days.map((offset, week) => localDateAfter('2026-11-16', offset - 7 * week));
      expect(weeksInARow(dates, '2026-11-22')).toBe(days.length);
    }),
  );
});
