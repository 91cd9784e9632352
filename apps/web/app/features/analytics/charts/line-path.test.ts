import { expect, test } from 'vitest';
import { hourRows } from './hour-rows.ts';
import { linePath } from './line-path.ts';

test('a line goes from the first day to the last one, the most visits at the top', () => {
  expect(linePath([{ visits: 0 }, { visits: 5 }, { visits: 10 }], 10)).toBe(
    'M0.00 39.00L50.00 20.00L100.00 1.00',
  );
  expect(linePath([{ visits: 10 }], 10)).toBe('M0.00 1.00L100 1.00');
  expect(linePath([], 1)).toBe('');
});

test('hours without visits between two with some are folded into one row', () => {
  expect(hourRows([7, 8, 12, 18, 8])).toEqual([
    { from: 7, until: 8, empty: false },
    { from: 8, until: 9, empty: false },
    { from: 9, until: 12, empty: true },
    { from: 12, until: 13, empty: false },
    { from: 13, until: 18, empty: true },
    { from: 18, until: 19, empty: false },
  ]);
  expect(hourRows([])).toEqual([]);
});

test('a line of the days that are over ends before the edge of the whole period', () => {
  expect(linePath([{ visits: 2 }, { visits: 2 }], 2, 3)).toBe('M0.00 1.00L50.00 1.00');
});
