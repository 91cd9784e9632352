import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY, HOUR } from '../../time/instants.ts';
import { isNoShow, noShowRestriction, restrictionApplies } from './no-show.ts';

const third = Date.UTC(2026, 10, 21);
const missed = (...daysBefore: number[]) => daysBefore.map((days) => third - days * DAY);

test('a confirmed booking without a check-in is a no-show once the class has ended', () => {
  const booking = { status: 'confirmed', endsAt: third, checkedIn: false };
  expect(isNoShow(booking, third - 1)).toBe(false);
  expect(isNoShow(booking, third)).toBe(true);
  expect(isNoShow({ ...booking, checkedIn: true }, third)).toBe(false);
  expect(isNoShow({ ...booking, status: 'cancelled' }, third)).toBe(false);
});

test('three no-shows within 30 days restrict booking ahead for 14 days from the third', () => {
  const until = third + 14 * DAY;
  expect(noShowRestriction(missed(30, 3, 0), third)).toBe(until);
  expect(noShowRestriction(missed(0, 3, 30), until - 1)).toBe(until);
  expect(noShowRestriction(missed(30, 3, 0), until)).toBe(null);
});

test('two no-shows do not restrict, nor do three further apart', () => {
  expect(noShowRestriction(missed(3, 0), third)).toBe(null);
  expect(noShowRestriction(missed(31, 3, 0), third)).toBe(null);
  expect(noShowRestriction([], third)).toBe(null);
});

test('a fourth no-show within 30 days starts the 14 days again', () => {
  const fourth = third + 5 * DAY;
  expect(noShowRestriction([...missed(10, 3, 0), fourth], fourth)).toBe(fourth + 14 * DAY);
});

test('a later single no-show does not end a restriction that still runs', () => {
  const later = third + 13 * DAY;
  expect(noShowRestriction([...missed(29, 28, 0), later], later)).toBe(third + 14 * DAY);
});

test('only classes more than 24 hours ahead are restricted', () => {
  const until = third + 14 * DAY;
  expect(restrictionApplies(until, third + 24 * HOUR, third)).toBe(false);
  expect(restrictionApplies(until, third + 24 * HOUR + 1, third)).toBe(true);
  expect(restrictionApplies(null, third + 9 * DAY, third)).toBe(false);
  expect(restrictionApplies(until, until + 2 * DAY, until)).toBe(false);
});

test('the restriction equals the one found by checking every three consecutive no-shows', () => {
  const days = fc.array(fc.integer({ min: 0, max: 90 }), { maxLength: 8 });
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 120 }), (missedDays, today) => {
      const past = missedDays.filter((day) => day <= today).sort((a, b) => a - b);
      const ends = past
        .filter((day, index) => index >= 2 && day - (past[index - 2] ?? 0) <= 30)
        .map((day) => day + 14)
        .filter((until) => until > today);
      const expected = ends.length > 0 ? Math.max(...ends) * DAY : null;
      const missedAt = missedDays.map((day) => day * DAY);
      expect(noShowRestriction(missedAt, today * DAY)).toBe(expected);
    }),
  );
});
