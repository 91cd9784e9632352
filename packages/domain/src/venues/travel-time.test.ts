import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MINUTE } from '../time/instants.ts';
import { canArriveInTime, latestDepartureAt, TRAVEL_MODES, travelMinutes } from './travel-time.ts';

const at = (time: string) => Date.parse(`2026-11-21T${time}:00Z`);

test('on foot travel time is 1.3 times the straight line at 4.8 km/h, rounded up to minutes', () => {
  expect(travelMinutes(0, 'walk')).toBe(0);
  expect(travelMinutes(1, 'walk')).toBe(1);
  expect(travelMinutes(1000, 'walk')).toBe(17);
});

test('by bicycle it is 15 km/h, by car 20 km/h and 8 minutes to park', () => {
  expect(travelMinutes(1000, 'bicycle')).toBe(6);
  expect(travelMinutes(1000, 'car')).toBe(12);
  // 20 km over 1.3 is an hour's drive.
  expect(travelMinutes(15_384, 'car')).toBe(68);
});

test('the latest departure is the travel time and ten minutes before the start', () => {
  expect(latestDepartureAt(at('18:00'), 0, 'walk')).toBe(at('17:50'));
  expect(latestDepartureAt(at('18:00'), 5000, 'bicycle')).toBe(at('17:24'));
  expect(latestDepartureAt(at('18:00'), 5000, 'car')).toBe(at('17:22'));
});

test('leaving at the latest departure arrives in time, leaving later does not', () => {
  for (const mode of TRAVEL_MODES) {
    const latest = latestDepartureAt(at('18:00'), 5000, mode);
    expect(canArriveInTime(at('18:00'), 5000, mode, latest)).toBe(true);
    expect(canArriveInTime(at('18:00'), 5000, mode, latest + 1)).toBe(false);
  }
});

test('a place farther away never leaves more time, and a bicycle is never slower than walking', () => {
  fc.assert(
    fc.property(fc.nat(200_000), fc.nat(50_000), (metres, more) => {
      const start = at('18:00');
      for (const mode of TRAVEL_MODES) {
        const latest = latestDepartureAt(start, metres, mode);
        expect(latestDepartureAt(start, metres + more, mode)).toBeLessThanOrEqual(latest);
        expect(latest % MINUTE).toBe(start % MINUTE);
      }
      expect(travelMinutes(metres, 'bicycle')).toBeLessThanOrEqual(travelMinutes(metres, 'walk'));
    }),
  );
});
