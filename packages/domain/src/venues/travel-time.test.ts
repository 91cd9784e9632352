import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MINUTE } from '../time/instants.ts';
import { canArriveInTime, latestDepartureAt, travelMinutes } from './travel-time.ts';

const at = (time: string) => Date.parse(`2026-11-21T${time}:00Z`);

test('travel time is 1.3 times the straight line at 20 km/h, in whole minutes, rounded up', () => {
  expect(travelMinutes(0)).toBe(0);
  expect(travelMinutes(1)).toBe(1);
  expect(travelMinutes(1000)).toBe(4);
  // 20 km over 1.3 is an hour.
  expect(travelMinutes(15_384)).toBe(60);
});

test('the latest departure is the travel time and ten minutes before the start', () => {
  expect(latestDepartureAt(at('18:00'), 0)).toBe(at('17:50'));
  expect(latestDepartureAt(at('18:00'), 5000)).toBe(at('17:30'));
});

test('leaving at the latest departure arrives in time, leaving later does not', () => {
  expect(canArriveInTime(at('18:00'), 5000, at('17:30'))).toBe(true);
  expect(canArriveInTime(at('18:00'), 5000, at('17:30') + 1)).toBe(false);
});

test('a place farther away never leaves more time', () => {
  fc.assert(
    fc.property(fc.nat(200_000), fc.nat(50_000), (metres, more) => {
      const start = at('18:00');
      expect(latestDepartureAt(start, metres + more)).toBeLessThanOrEqual(
        latestDepartureAt(start, metres),
      );
      expect(latestDepartureAt(start, metres) % MINUTE).toBe(start % MINUTE);
    }),
  );
});
