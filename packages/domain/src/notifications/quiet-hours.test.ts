import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../time/instants.ts';
import { instantOfWallTime } from '../time/zones.ts';
import { afterQuietHours, isInQuietHours } from './quiet-hours.ts';

const zone = 'Asia/Beirut';
const at = (date: string, time: string) => instantOfWallTime(date, time, zone);
const noon = at('2026-11-22', '12:00');

test('quiet hours run from 22:00 until just before 07:00 in the member’s local time', () => {
  expect(isInQuietHours(at('2026-11-21', '21:59'), zone)).toBe(false);
  expect(isInQuietHours(at('2026-11-21', '22:00'), zone)).toBe(true);
  expect(isInQuietHours(at('2026-11-22', '06:59'), zone)).toBe(true);
  expect(isInQuietHours(at('2026-11-22', '07:00'), zone)).toBe(false);
});

test('a reminder due in the evening or in the night waits until 07:00', () => {
  const morning = at('2026-11-22', '07:00');
  expect(afterQuietHours(at('2026-11-21', '22:30'), noon, zone)).toBe(morning);
  expect(afterQuietHours(at('2026-11-22', '05:30'), noon, zone)).toBe(morning);
});

test('a reminder due by day is sent immediately', () => {
  expect(afterQuietHours(at('2026-11-22', '09:00'), noon, zone)).toBe(at('2026-11-22', '09:00'));
});

test('the reminder of a class that starts in the quiet hours is sent in them', () => {
  const due = at('2026-11-22', '04:30');
  expect(afterQuietHours(due, at('2026-11-22', '06:30'), zone)).toBe(due);
});

test('07:00 is local time also in the night when the clocks change', () => {
  const due = at('2027-03-27', '23:00');
  const morning = at('2027-03-28', '07:00');
  expect(afterQuietHours(due, at('2027-03-28', '12:00'), zone)).toBe(morning);
  expect(morning - due).toBe(7 * HOUR);
});

test('no reminder is sent early, more than nine hours late or in the quiet hours', () => {
  const zones = fc.constantFrom('Asia/Beirut', 'Europe/Paris', 'Europe/Berlin');
  const start = Date.UTC(2027, 2, 20);
  const minutes = fc.integer({ min: 0, max: (20 * DAY) / MINUTE });
  fc.assert(
    fc.property(minutes, minutes, zones, (due, starts, memberZone) => {
      const [dueAt, startsAt] = [start + due * MINUTE, start + starts * MINUTE];
      const sentAt = afterQuietHours(dueAt, startsAt, memberZone);
      expect(sentAt).toBeGreaterThanOrEqual(dueAt);
      expect(sentAt - dueAt).toBeLessThanOrEqual(9 * HOUR);
      if (isInQuietHours(sentAt, memberZone))
        expect(isInQuietHours(startsAt, memberZone)).toBe(true);
    }),
  );
});
