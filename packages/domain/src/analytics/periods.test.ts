import { expect, test } from 'vitest';
import { datesOfPeriod, periodBefore } from './periods.ts';

const TODAY = '2027-03-31';

test.each([
  ['last_7', '2027-03-25', '2027-03-31', '2027-03-18', '2027-03-24'],
  ['last_28', '2027-03-04', '2027-03-31', '2027-02-04', '2027-03-03'],
  ['last_90', '2027-01-01', '2027-03-31', '2026-10-01', '2026-12-31'],
  ['this_month', '2027-03-01', '2027-03-31', '2027-02-01', '2027-02-28'],
  ['last_month', '2027-02-01', '2027-02-28', '2027-01-01', '2027-01-31'],
] as const)('%s is compared with the one before', (period, from, to, beforeFrom, beforeTo) => {
  const dates = datesOfPeriod(period, TODAY);
  expect(dates).toEqual({ from, to });
  expect(periodBefore(dates)).toEqual({ from: beforeFrom, to: beforeTo });
});

test('a month or year that is not over is compared with the same days of the one before', () => {
  expect(periodBefore(datesOfPeriod('this_month', '2027-03-30'))).toEqual({
    from: '2027-02-01',
    to: '2027-02-28',
  });
  expect(periodBefore(datesOfPeriod('this_year', '2028-02-20'))).toEqual({
    from: '2027-01-01',
    to: '2027-02-20',
  });
  expect(periodBefore(datesOfPeriod('this_year', '2027-01-15'))?.from).toBe('2026-12-01');
});

test('free dates are compared with as many days before them, and all with nothing', () => {
  expect(periodBefore({ from: '2027-03-10', to: '2027-03-12' })).toEqual({
    from: '2027-03-07',
    to: '2027-03-09',
  });
  expect(datesOfPeriod('all', TODAY)).toEqual({ from: null, to: TODAY });
  expect(periodBefore({ from: null, to: TODAY })).toBeNull();
});
