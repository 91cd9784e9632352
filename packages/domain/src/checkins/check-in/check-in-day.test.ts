import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../time/instants.ts';
import { instantOfWallTime, localDateOf } from '../../time/zones.ts';
import { checkInDay } from './check-in-day.ts';

const zone = 'Asia/Beirut';
const at = (date: string, time: string) => instantOfWallTime(date, time, zone);

test('a class is listed on its local date at the venue, from midnight to midnight', () => {
  const startsAt = at('2026-11-22', '18:00');
  expect(checkInDay(startsAt, zone, at('2026-11-21', '23:59'))).toBeNull();
  expect(checkInDay(startsAt, zone, at('2026-11-22', '00:00'))).toBe('today');
  expect(checkInDay(startsAt, zone, at('2026-11-22', '23:59'))).toBe('today');
  expect(checkInDay(startsAt, zone, at('2026-11-23', '00:00'))).toBeNull();
});

test('a class after midnight is listed before midnight only while its check-in is open', () => {
  const startsAt = at('2026-11-23', '00:15');
  expect(checkInDay(startsAt, zone, at('2026-11-22', '23:44'))).toBeNull();
  expect(checkInDay(startsAt, zone, at('2026-11-22', '23:45'))).toBe('tomorrow');
  expect(checkInDay(startsAt, zone, at('2026-11-23', '00:00'))).toBe('today');
});

test('a class before midnight stays listed while its check-in is open', () => {
  const startsAt = at('2026-11-22', '23:50');
  expect(checkInDay(startsAt, zone, at('2026-11-23', '00:04'))).toBe('yesterday');
  expect(checkInDay(startsAt, zone, at('2026-11-23', '00:05'))).toBeNull();
});

test('the venue’s zone decides, whatever the date is elsewhere', () => {
  const startsAt = Date.parse('2026-11-22T22:30:00Z');
  const now = Date.parse('2026-11-22T20:00:00Z');
  expect(checkInDay(startsAt, 'Europe/Paris', now)).toBe('today');
  expect(checkInDay(startsAt, 'Asia/Beirut', now)).toBeNull();
});

test('what is called today has the venue’s current date, in every zone and on days of any length', () => {
  const start = Date.UTC(2027, 2, 20);
  const minutes = fc.integer({ min: 0, max: (14 * DAY) / MINUTE });
  const zones = fc.constantFrom('Asia/Beirut', 'Europe/Zurich', 'America/Montreal');
  fc.assert(
    fc.property(
      minutes,
      fc.integer({ min: -40 * 60, max: 40 * 60 }),
      zones,
      (now, ahead, venue) => {
        const nowAt = start + now * MINUTE;
        const startsAt = nowAt + ahead * MINUTE;
        const isSameDate = localDateOf(startsAt, venue) === localDateOf(nowAt, venue);
        const day = checkInDay(startsAt, venue, nowAt);
        expect(day === 'today').toBe(isSameDate);
        if (day !== null && day !== 'today')
          expect(Math.abs(ahead)).toBeLessThanOrEqual(HOUR / MINUTE);
      },
    ),
  );
});
