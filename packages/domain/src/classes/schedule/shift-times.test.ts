import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minuteOfDay, wallTimeOfMinute } from '../../time/zones.ts';
import { minutesBetween, shiftStart, shiftWeekly } from './shift-times.ts';

const anyTime = fc.integer({ min: 0, max: 24 * 60 - 1 }).map(wallTimeOfMinute);

test('every weekly start moves as far as one of them', () => {
  const weekly = [
    { weekday: 1, start: '08:00' },
    { weekday: 3, start: '18:00' },
  ];
  expect(shiftWeekly(weekly, minutesBetween('18:00', '18:45'))).toEqual([
    { weekday: 1, start: '08:45' },
    { weekday: 3, start: '18:45' },
  ]);
  expect(shiftWeekly(weekly, minutesBetween('18:00', '17:00'))?.[0]?.start).toBe('07:00');
});

test('no start moves onto another day', () => {
  expect(shiftStart('23:30', 30)).toBeNull();
  expect(shiftStart('00:15', -16)).toBeNull();
  expect(
    shiftWeekly(
      [
        { weekday: 1, start: '08:00' },
        { weekday: 1, start: '23:30' },
      ],
      45,
    ),
  ).toBeNull();
});

test('a shifted start is exactly that many minutes away, and the way back leads to it', () => {
  fc.assert(
    fc.property(anyTime, anyTime, (from, to) => {
      const minutes = minutesBetween(from, to);
      expect(shiftStart(from, minutes)).toBe(to);
      expect(minuteOfDay(to) - minuteOfDay(from)).toBe(minutes);
      expect(shiftStart(to, -minutes)).toBe(from);
    }),
  );
});
