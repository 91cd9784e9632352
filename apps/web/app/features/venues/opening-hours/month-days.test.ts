import { expect, test } from 'vitest';
import { monthAfter, weekdayOfDate, weeksOfMonth } from './month-days.ts';

test('a month is shown in whole weeks that begin on Monday', () => {
  const weeks = weeksOfMonth('2026-11');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
  expect(weeksOfMonth('2027-02')).toHaveLength(4);
  expect(weeksOfMonth('2028-02').flat().filter(Boolean)).toHaveLength(29);
});

test('months continue across years, in both directions', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2027-01', -1)).toBe('2026-12');
});

test('Sunday is the seventh day', () => {
  expect(weekdayOfDate('2026-11-22')).toBe(7);
  expect(weekdayOfDate('2026-11-23')).toBe(1);
});
