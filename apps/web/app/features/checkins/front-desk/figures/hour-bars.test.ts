import { expect, test } from 'vitest';
import { hourBars } from './hour-bars.ts';

const hours = [
  { hour: 7, today: 5, average: 3.25 },
  { hour: 18, today: 0, average: 6.5 },
];

test('past hours show the arrivals, future hours the average', () => {
  const bars = hourBars(hours, 10);
  expect(bars.find(({ hour }) => hour === 7)).toMatchObject({ kind: 'past', value: 5 });
  expect(bars.find(({ hour }) => hour === 10)).toMatchObject({ kind: 'now', value: 0 });
  expect(bars.find(({ hour }) => hour === 18)).toMatchObject({ kind: 'future', value: 6.5 });
});

test('the hours have no gap and include the current one', () => {
  expect(hourBars(hours, 20).map(({ hour }) => hour)).toEqual(
    Array.from({ length: 14 }, (_, index) => 7 + index),
  );
  expect(hourBars([], 20)).toEqual([]);
});
