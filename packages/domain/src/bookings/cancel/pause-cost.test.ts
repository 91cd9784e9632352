import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../time/instants.ts';
import { DEFAULT_BOOKING_POLICY } from '../book/booking-policy.ts';
import { BOOKING_STATES } from '../booking-states.ts';
import { cancelQuote } from './cancel-quote.ts';
import { pauseUsesVisit } from './pause-cost.ts';

const startsAt = Date.UTC(2026, 10, 21, 18);
const booking = {
  status: 'confirmed' as const,
  bookedAt: startsAt - 5 * DAY,
  startsAt,
  policy: DEFAULT_BOOKING_POLICY,
};

test.each([
  ['a day before', startsAt - DAY, false],
  ['a moment before the deadline', startsAt - 12 * HOUR - 1, false],
  ['at the deadline', startsAt - 12 * HOUR, true],
  ['25 minutes before the class', startsAt - 25 * MINUTE, true],
])('a pause %s: the booking uses its visit is %s', (_when, now, uses) => {
  expect(pauseUsesVisit(booking, now)).toBe(uses);
});

test.each(BOOKING_STATES)('a pause is never cheaper than cancelling: %s', (status) => {
  for (let before = 0; before <= 30 * HOUR; before += 30 * MINUTE) {
    const now = startsAt - before;
    const quote = cancelQuote({ ...booking, status }, now);
    const isLate = quote.allowed && quote.cost === 'uses_visit';
    expect(pauseUsesVisit({ ...booking, status }, now)).toBe(isLate);
  }
});

test('what was booked a moment ago, is waited for, or has been moved far is freed without a visit', () => {
  const now = startsAt - HOUR;
  expect(pauseUsesVisit({ ...booking, bookedAt: now - MINUTE }, now)).toBe(false);
  expect(pauseUsesVisit({ ...booking, status: 'waitlisted' }, now)).toBe(false);
  expect(pauseUsesVisit({ ...booking, status: 'pending' }, now)).toBe(false);
  const policy = { ...DEFAULT_BOOKING_POLICY, free_cancel_hours: 0 };
  expect(pauseUsesVisit({ ...booking, policy, movedFar: true }, now)).toBe(false);
});
