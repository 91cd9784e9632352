import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY } from '../../time/instants.ts';
import { nextPeriodEnd, paidPeriod, renewalAfterPause } from './billing-calendar.ts';

const at = (iso: string) => Date.parse(iso);
const calendar = { anchorAt: at('2026-01-31T09:00Z'), pauses: [] };
const march = {
  startsAt: at('2026-03-10T00:00Z'),
  endsAt: at('2026-03-24T00:00Z'),
};

test('a period is one billing month or twelve, and the 31st comes back after a short month', () => {
  const end = at('2026-03-31T09:00Z');
  const { startsAt } = paidPeriod(calendar, end, 'month');
  expect(startsAt).toBe(at('2026-02-28T09:00Z'));
  expect(nextPeriodEnd(calendar, end, 'month', end)).toBe(at('2026-04-30T09:00Z'));
  expect(nextPeriodEnd(calendar, end, 'year', end)).toBe(at('2027-03-31T09:00Z'));
  const year = paidPeriod(calendar, at('2028-02-29T09:00Z'), 'year');
  expect(year.startsAt).toBe(at('2027-02-28T09:00Z'));
});

test('a period paid late begins where the last one ended; only whole unpaid periods are passed over', () => {
  const end = at('2026-03-31T09:00Z');
  expect(nextPeriodEnd(calendar, end, 'month', end + 6 * DAY)).toBe(at('2026-04-30T09:00Z'));
  expect(nextPeriodEnd(calendar, end, 'month', end + 31 * DAY)).toBe(at('2026-05-31T09:00Z'));
});

test('a pause moves a monthly renewal by its own length, and the later ones with it', () => {
  const renewsAt = at('2026-03-31T09:00Z');
  const moved = renewalAfterPause(calendar, renewsAt, march);
  expect(moved).toBe(renewsAt + 14 * DAY);
  const paused = { ...calendar, pauses: [march] };
  expect(paidPeriod(paused, moved, 'month').startsAt).toBe(at('2026-02-28T09:00Z'));
  expect(nextPeriodEnd(paused, moved, 'month', moved)).toBe(at('2026-05-14T09:00Z'));
});

test('a year stays twelve billing months when one of them is paused', () => {
  const renewsAt = at('2027-01-31T09:00Z');
  const moved = renewalAfterPause(calendar, renewsAt, march);
  expect(moved).toBe(at('2027-02-14T09:00Z'));
  const paused = { ...calendar, pauses: [march] };
  expect(paidPeriod(paused, moved, 'year').startsAt).toBe(calendar.anchorAt);
});

test('the period before a renewal ends where the next begins, with pauses or without', () => {
  const anchors = fc.integer({ min: at('2024-01-01T00:00Z'), max: at('2028-01-01T00:00Z') });
  const interval = fc.constantFrom('month' as const, 'year' as const);
  const pauseAfter = fc.option(fc.integer({ min: 0, max: 27 }));
  fc.assert(
    fc.property(anchors, interval, pauseAfter, fc.integer({ min: 7, max: 60 }), (...given) => {
      const [anchorAt, billed, day, length] = given;
      const first = nextPeriodEnd({ anchorAt, pauses: [] }, anchorAt, billed, anchorAt);
      const startsAt = anchorAt + (day ?? 0) * DAY;
      const pause = { startsAt, endsAt: startsAt + length * DAY };
      const pauses = day === null ? [] : [pause];
      const end = day === null ? first : renewalAfterPause({ anchorAt, pauses: [] }, first, pause);
      const calendarOf = { anchorAt, pauses };
      expect(paidPeriod(calendarOf, end, billed).startsAt).toBe(anchorAt);
      const next = nextPeriodEnd(calendarOf, end, billed, end);
      expect(paidPeriod(calendarOf, next, billed).startsAt).toBe(end);
    }),
  );
});
