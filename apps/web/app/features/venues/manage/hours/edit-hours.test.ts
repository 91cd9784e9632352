import { openingHoursFaults } from '@pulse/domain';
import { expect, test } from 'vitest';
import {
  addPeriod,
  copyDay,
  passesMidnight,
  periodsOf,
  sortHours,
  workdays,
} from './edit-hours.ts';

const period = (weekday: number, opens: string, closes: string) => ({ weekday, opens, closes });
const hours = [
  period(1, '16:00', '22:00'),
  period(1, '06:30', '12:00'),
  period(3, '09:00', '17:00'),
  period(6, '20:00', '02:00'),
];

test('a day knows where its periods stand in the list', () => {
  expect(periodsOf(hours, 1).map(({ index }) => index)).toEqual([0, 1]);
  expect(periodsOf(hours, 2)).toEqual([]);
});

test('hours are copied to the weekdays instead of their own, and no other day changes', () => {
  const copied = copyDay(hours, 1, workdays);
  expect(periodsOf(copied, 3).map((one) => one.period)).toEqual([
    period(3, '06:30', '12:00'),
    period(3, '16:00', '22:00'),
  ]);
  expect(periodsOf(copied, 6)).toHaveLength(1);
  expect(copied).toHaveLength(11);
  expect(openingHoursFaults(copied)).toEqual([]);
});

test('copying twice is the same as copying once', () => {
  const once = copyDay(hours, 1, workdays);
  expect(copyDay(once, 1, workdays)).toEqual(once);
});

test('periods are ordered by weekday and time', () => {
  expect(sortHours(hours).map(({ opens }) => opens)).toEqual(['06:30', '16:00', '09:00', '20:00']);
});

test('the first period of a day has usual hours, a further one is empty', () => {
  expect(addPeriod([], 2)).toEqual([period(2, '07:00', '22:00')]);
  expect(addPeriod(hours, 3).at(-1)).toEqual(period(3, '', ''));
});

test('only a period that ends on the next day passes midnight', () => {
  expect(passesMidnight(period(6, '20:00', '02:00'))).toBe(true);
  expect(passesMidnight(period(1, '06:30', '12:00'))).toBe(false);
  expect(passesMidnight(period(1, '00:00', '00:00'))).toBe(false);
  expect(passesMidnight(period(1, '18:00', '00:00'))).toBe(false);
  expect(passesMidnight(period(1, '', ''))).toBe(false);
});
