import { expect, test } from 'vitest';
import { readDate, readHourAndMinute, readTime, readWeekday, weekdayOf } from './read-cells.ts';

test('dates are read in the order of the mapping, and must exist in the calendar', () => {
  expect(readDate('2026-01-05', 'ymd', 0)).toBe('2026-01-05');
  expect(readDate('2026/1/5', 'ymd', 0)).toBe('2026-01-05');
  expect(readDate('5.1.2026', 'dmy', 0)).toBe('2026-01-05');
  expect(readDate('01/05/2026', 'mdy', 0)).toBe('2026-01-05');
  expect(readDate('2026-01-05T00:00:00', 'ymd', 0)).toBe('2026-01-05');
  for (const wrong of ['2026-02-30', '13/13/2026', 'Monday', '', '0026-01-05'])
    expect(readDate(wrong, 'ymd', 0)).toBeNull();
});

test('a shift by whole weeks crosses years and keeps the weekday', () => {
  const shifted = readDate('2025-12-28', 'ymd', 51) ?? '';
  expect(shifted).toBe('2026-12-20');
  expect(weekdayOf(shifted)).toBe(weekdayOf('2025-12-28'));
  expect(readDate('2026-03-02', 'ymd', -1)).toBe('2026-02-23');
});

test('times are read in the usual notations', () => {
  for (const same of ['18:30', '18.30', '18h30', '6:30 pm', '6:30PM', '18:30:00', '6:30 p.m.'])
    expect(readTime(same)).toBe(1110);
  expect(readTime('9')).toBe(540);
  expect(readTime('12:15 am')).toBe(15);
  expect(readTime('24:00')).toBe(1440);
  for (const wrong of ['25:00', '9:60', '13 pm', 'noon', '', '-1:00', '24:01'])
    expect(readTime(wrong)).toBeNull();
});

test('an hour and a minute column need a number each', () => {
  expect(readHourAndMinute('9', '5')).toBe(545);
  for (const [hour, minute] of [
    ['', '0'],
    ['9', ''],
    ['9.5', '0'],
    ['24', '30'],
  ] as const)
    expect(readHourAndMinute(hour, minute)).toBeNull();
});

test('weekdays are read in three languages, in full or abbreviated', () => {
  expect(['Monday', 'lundi', 'Mo', 'mon.', '1'].map(readWeekday)).toEqual([1, 1, 1, 1, 1]);
  expect(['Sunday', 'dimanche', 'Sonntag', 'So', '7'].map(readWeekday)).toEqual([7, 7, 7, 7, 7]);
  expect(['', 'someday', '8', '0'].map(readWeekday)).toEqual([null, null, null, null]);
});
