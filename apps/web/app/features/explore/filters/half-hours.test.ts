import { expect, test } from 'vitest';
import { formatHalfHour, toHalfHourRange, toTimeRange } from './half-hours.ts';

test('the ends of the slider mean no limit', () => {
  expect(toTimeRange([10, 48])).toEqual({ from: null, to: null });
  expect(toTimeRange([36, 48])).toEqual({ from: '18:00', to: null });
  expect(toTimeRange([10, 25])).toEqual({ from: null, to: '12:30' });
});

test('a range set with the slider is read back unchanged', () => {
  for (const range of [
    [12, 20],
    [10, 30],
    [37, 48],
  ] as [number, number][])
    expect(toHalfHourRange(toTimeRange(range))).toEqual(range);
  expect(toHalfHourRange({ from: '18:45', to: null })).toEqual([37, 48]);
});

test('midnight at the end of a day is 24:00', () => {
  expect(formatHalfHour(48)).toBe('24:00');
  expect(formatHalfHour(11)).toBe('05:30');
});
