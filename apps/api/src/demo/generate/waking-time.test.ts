import { DAY, HOUR, MINUTE } from '@pulse/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wakingTime } from './waking-time.ts';

const zone = 'Asia/Beirut';
const hourOf = (at: number) =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).hour;

test('by day nothing changes, and what would be at 03:41 was the evening before', () => {
  const noon = Date.parse('2026-11-22T12:00:00+02:00');
  expect(wakingTime(noon, zone)).toBe(noon);
  const night = Date.parse('2026-11-22T03:41:00+02:00');
  const moved = wakingTime(night, zone);
  expect(new Date(moved).toISOString().slice(0, 16)).toBe('2026-11-21T19:34');
});

test('every time is between 08:00 and 22:00, in the past, and in order within a night', () => {
  const start = Date.UTC(2027, 2, 20);
  const minutes = fc.integer({ min: 0, max: (14 * DAY) / MINUTE });
  fc.assert(
    fc.property(minutes, (minute) => {
      const at = start + minute * MINUTE;
      const moved = wakingTime(at, zone);
      expect(hourOf(moved)).toBeGreaterThanOrEqual(8);
      expect(hourOf(moved)).toBeLessThan(22);
      expect(moved).toBeLessThanOrEqual(at);
      expect(at - moved).toBeLessThanOrEqual(12 * HOUR);
      const later = wakingTime(at + MINUTE, zone);
      if (later !== at + MINUTE && moved !== at) expect(later).toBeGreaterThanOrEqual(moved);
    }),
  );
});
