import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInQuietHours } from '../notifications/quiet-hours.ts';
import { DAY, HOUR, MINUTE } from '../time/instants.ts';
import { instantOfWallTime } from '../time/zones.ts';
import {
  ASK_AFTER_MS,
  ASK_WITHIN_MS,
  isTimeToAsk,
  shownVisitRating,
  visitRatingPeriod,
} from './visit-rating.ts';

const zone = 'Asia/Beirut';
const at = (date: string, time: string) => instantOfWallTime(date, time, zone);

test('a visit may be rated from its end until seven days after', () => {
  const endsAt = at('2026-11-22', '18:00');
  expect(visitRatingPeriod(endsAt, endsAt - 1)).toBe('early');
  expect(visitRatingPeriod(endsAt, endsAt)).toBe('open');
  expect(visitRatingPeriod(endsAt, endsAt + 7 * DAY - 1)).toBe('open');
  expect(visitRatingPeriod(endsAt, endsAt + 7 * DAY)).toBe('over');
});

test('the mail asks three hours after the end by day, and at seven after an evening', () => {
  const noon = at('2026-11-22', '12:00');
  expect(isTimeToAsk(noon, zone, noon + 3 * HOUR - 1)).toBe(false);
  expect(isTimeToAsk(noon, zone, noon + 3 * HOUR)).toBe(true);
  const evening = at('2026-11-22', '20:00');
  expect(isTimeToAsk(evening, zone, evening + 3 * HOUR)).toBe(false);
  expect(isTimeToAsk(evening, zone, at('2026-11-23', '06:59'))).toBe(false);
  expect(isTimeToAsk(evening, zone, at('2026-11-23', '07:00'))).toBe(true);
});

test('the mail is at most a quarter of an hour late, not counting the quiet hours', () => {
  const noon = at('2026-11-22', '12:00');
  expect(isTimeToAsk(noon, zone, at('2026-11-22', '15:14'))).toBe(true);
  expect(isTimeToAsk(noon, zone, at('2026-11-22', '15:15'))).toBe(false);
  const evening = at('2026-11-22', '20:00');
  expect(isTimeToAsk(evening, zone, at('2026-11-23', '07:14'))).toBe(true);
  expect(isTimeToAsk(evening, zone, at('2026-11-23', '07:15'))).toBe(false);
  const dueBeforeTheQuietHours = at('2026-11-22', '18:55');
  expect(isTimeToAsk(dueBeforeTheQuietHours, zone, at('2026-11-22', '22:05'))).toBe(false);
  expect(isTimeToAsk(dueBeforeTheQuietHours, zone, at('2026-11-23', '07:05'))).toBe(true);
});

test('the mail never asks early, after a day, or in the quiet hours', () => {
  const first = Date.UTC(2027, 2, 20);
  const ends = fc.integer({ min: 0, max: (15 * DAY) / MINUTE }).map((n) => first + n * MINUTE);
  const later = fc.integer({ min: 0, max: (2 * DAY) / MINUTE }).map((n) => n * MINUTE);
  const zones = fc.constantFrom('Asia/Beirut', 'Europe/Paris', 'America/New_York');
  fc.assert(
    fc.property(ends, later, zones, (endsAt, delay, memberZone) => {
      if (!isTimeToAsk(endsAt, memberZone, endsAt + delay)) return;
      expect(delay).toBeGreaterThanOrEqual(ASK_AFTER_MS);
      expect(delay).toBeLessThan(ASK_WITHIN_MS);
      expect(isInQuietHours(endsAt + delay, memberZone)).toBe(false);
    }),
  );
});

test('a venue sees an average of five ratings or more', () => {
  expect(shownVisitRating(4, 20)).toEqual({ average: null, count: null });
  expect(shownVisitRating(5, 21)).toEqual({ average: 4.2, count: 5 });
  expect(shownVisitRating(6, 28)).toEqual({ average: 4.7, count: 6 });
});
