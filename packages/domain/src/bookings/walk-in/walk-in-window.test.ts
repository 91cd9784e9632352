import { expect, test } from 'vitest';
import { MINUTE } from '../../time/instants.ts';
import { bookableContext, bookableSession, NOW } from '../eligibility/booking-context.builder.ts';
import { bookingEligibility } from '../eligibility/can-book.ts';
import { walkInWindow } from './walk-in-window.ts';

test('a class is open for walk-ins from 30 min before its start until 15 min after it', () => {
  const stateAt = (minutes: number) => walkInWindow(NOW, NOW + minutes * MINUTE).state;
  expect([-31, -30, 0, 14, 15].map(stateAt)).toEqual([
    'too_early',
    'open',
    'open',
    'open',
    'too_late',
  ]);
});

test('for a walk-in only the last moment of booking is another', () => {
  const session = bookableSession({ startsAt: NOW - 10 * MINUTE });
  const failed = (walkIn: boolean, more = {}) =>
    bookingEligibility(bookableContext({ session, walkIn, ...more }), NOW)
      .rules.filter(({ passed }) => !passed)
      .map(({ code }) => code);
  expect(failed(false)).toEqual(['booking_closed']);
  expect(failed(true)).toEqual([]);
  const limit = { used: 8, booked: 0, limit: 8, resetsAt: NOW + 1 };
  expect(failed(true, { membership: null, venue: limit })).toEqual([
    'membership_required',
    'venue_limit_reached',
  ]);
  expect(failed(true, { session: { ...session, booked: 20 } })).toEqual(['class_full']);
});
