import { expect, test } from 'vitest';
import { dateOfAddress, weekOf } from './week-of-address.ts';

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2028-02-29', '2028-02-29'],
  ['2027-02-29', null],
  ['2026-13-01', null],
  ['next week', null],
  ['', null],
  [null, null],
])('the date in the address %s is %s', (text, date) => {
  expect(dateOfAddress(text)).toBe(date);
});

test.each(['2026-11-23', '2026-11-26', '2026-11-29'])('the week of %s begins on Monday', (date) => {
  const week = weekOf(date);
  expect(week).toHaveLength(7);
  expect([week[0], week[6]]).toEqual(['2026-11-23', '2026-11-29']);
});
