import { expect, test } from 'vitest';
import { closureDates } from './closure-dates.ts';

// Already Thursday in Beirut, still Wednesday in Paris.
const now = Date.parse('2026-11-18T22:30:00Z');
const datesOf = (first_date: string, last_date = first_date, zone = 'Asia/Beirut') =>
  closureDates({ first_date, last_date }, zone, now);

test('every day of the range is closed, both ends included, across the end of a month', () => {
  expect(datesOf('2026-11-29', '2026-12-02')).toEqual([
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
  ]);
});

test('today counts at the venue', () => {
  expect(datesOf('2026-11-19')).toEqual(['2026-11-19']);
  expect(datesOf('2026-11-18')).toEqual({ field: 'first_date', fault: 'date_in_past' });
  expect(datesOf('2026-11-18', '2026-11-18', 'Europe/Paris')).toEqual(['2026-11-18']);
});

test.each([
  ['2026-11-25', '2026-11-24', 'last_date_before_first'],
  ['2027-11-19', '2027-11-20', 'date_too_far'],
  ['2026-12-01', '2027-02-01', 'closure_too_long'],
])('from %s to %s is refused: %s', (first, last, fault) => {
  expect(datesOf(first, last)).toEqual({ field: 'last_date', fault });
});

test('62 days at once are the most', () => {
  expect(datesOf('2026-12-01', '2027-01-31')).toHaveLength(62);
});
