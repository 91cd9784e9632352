import { expect, test } from 'vitest';
import { groupWeeklyTimes, listWeeklyTimes } from './group-weekly-times.ts';

const weekly = [
  { weekday: 1, start: '09:00' },
  { weekday: 1, start: '18:00' },
  { weekday: 3, start: '18:00' },
];

test('a class has one entry for each start, with its weekdays from Monday on', () => {
  expect(groupWeeklyTimes([...weekly].reverse())).toEqual([
    { start: '09:00', weekdays: [1] },
    { start: '18:00', weekdays: [1, 3] },
  ]);
});

test('listing the grouped times gives the same ones in the order of the week', () => {
  expect(listWeeklyTimes(groupWeeklyTimes(weekly))).toEqual(weekly);
});
