import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY, HOUR, isoInstant, MINUTE } from '../../time/instants.ts';
import { instantOfWallTime, localDateOf } from '../../time/zones.ts';
import { localStart, MAX_MOVE_AHEAD, movesFar, startFault } from './move-session.ts';

const zone = 'Asia/Beirut';
const monday = Date.parse('2026-11-23T16:00:00Z');

test('a move of up to 15 minutes changes no terms, a further one does', () => {
  expect(movesFar(monday, monday, zone)).toBe(false);
  expect(movesFar(monday, monday + 15 * MINUTE, zone)).toBe(false);
  expect(movesFar(monday, monday - 15 * MINUTE, zone)).toBe(false);
  expect(movesFar(monday, monday + 16 * MINUTE, zone)).toBe(true);
  expect(movesFar(monday, monday - 16 * MINUTE, zone)).toBe(true);
});

test('ten minutes past local midnight are another day', () => {
  const beforeMidnight = Date.parse('2026-11-23T21:55:00Z');
  expect(movesFar(beforeMidnight, beforeMidnight + 10 * MINUTE, zone)).toBe(true);
  expect(movesFar(beforeMidnight, beforeMidnight + 10 * MINUTE, 'Europe/Paris')).toBe(false);
});

test('the hour that the clocks skip is not a start, nor is the one that they repeat', () => {
  expect(localStart('2027-03-28', '00:30', zone)).toEqual({ fault: 'start_skipped' });
  expect(localStart('2027-03-28', '01:00', zone)).toEqual({
    startsAt: Date.parse('2027-03-27T22:00:00Z'),
  });
  expect(localStart('2027-10-31', '02:30', 'Europe/Paris')).toEqual({ fault: 'start_repeated' });
  expect(localStart('2027-10-31', '03:00', 'Europe/Paris')).toEqual({
    startsAt: Date.parse('2027-10-31T02:00:00Z'),
  });
});

test('a start is to come, and within a year', () => {
  expect(startFault(monday, monday - 1)).toBeNull();
  expect(startFault(monday, monday)).toBe('start_in_past');
  expect(startFault(monday + MAX_MOVE_AHEAD, monday)).toBeNull();
  expect(startFault(monday + MAX_MOVE_AHEAD + 1, monday)).toBe('start_too_far');
});

test('every other local time of a year is the start that a clock on the wall shows', () => {
  const anyZone = fc.constantFrom('Asia/Beirut', 'Europe/Paris', 'Europe/Berlin');
  const anyMinute = fc.integer({ min: 0, max: 366 * 24 * 60 });
  fc.assert(
    fc.property(anyZone, anyMinute, (inZone, minute) => {
      const at = isoInstant(Date.parse('2027-01-01T00:00:00Z') + minute * MINUTE);
      const [date, time] = [at.slice(0, 10), at.slice(11, 16)];
      const found = localStart(date, time, inZone);
      const expected = instantOfWallTime(date, time, inZone);
      if ('startsAt' in found) {
        expect(found.startsAt).toBe(expected);
        expect(localDateOf(found.startsAt, inZone)).toBe(date);
        return;
      }
      // Only within hours of a clock change: a day that is not 24 hours long.
      const noon = (day: string) => instantOfWallTime(day, '12:00', inZone);
      const before = isoInstant(Date.parse(`${date}T12:00:00Z`) - DAY).slice(0, 10);
      const after = isoInstant(Date.parse(`${date}T12:00:00Z`) + DAY).slice(0, 10);
      expect(Math.abs(noon(after) - noon(before) - 2 * DAY)).toBe(HOUR);
    }),
    { numRuns: 500 },
  );
});
