import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUR, MINUTE } from '../../time/instants.ts';
import { type DeskBooking, scanAnswer } from './scan-answer.ts';

const NOW = Date.parse('2026-11-21T16:10:00Z');
const STATES: Record<string, Partial<DeskBooking>> = {
  confirmed: { status: 'confirmed' },
  arrived: { status: 'completed' },
  missed: { status: 'no_show' },
  waiting: { status: 'waitlisted' },
  offered: { status: 'pending', pendingFor: 'offer' },
  unpaid: { status: 'pending', pendingFor: 'payment' },
  cancelledByMember: { status: 'cancelled' },
  cancelledByVenue: { status: 'cancelled', classCancelled: true },
};
const WHEN = { early: 2 * HOUR, open: 20 * MINUTE, late: -20 * MINUTE };
const booking = (state: string, when: keyof typeof WHEN, more = 0): DeskBooking => ({
  status: 'confirmed',
  pendingFor: null,
  classCancelled: false,
  ...STATES[state],
  startsAt: NOW + WHEN[when] + more,
});
const answerFor = (...bookings: DeskBooking[]) => {
  const answer = scanAnswer(bookings, NOW);
  return answer.kind === 'check_in' ? 'check_in' : `${answer.kind} ${answer.code}`;
};

// Every state of a booking before, in and after the check-in window of its class.
test.each([
  ['confirmed', 'no_class_now check_in_too_early', 'check_in', 'no_class_now check_in_too_late'],
  ['arrived', 'no_class_now check_in_too_early', 'check_in', 'no_class_now check_in_too_late'],
  ['missed', 'no_class_now check_in_too_early', 'check_in', 'no_class_now check_in_too_late'],
  ['waiting', 'no_class_now on_waitlist', 'refuse on_waitlist', 'no_class_now no_booking_here'],
  ['offered', 'no_class_now place_offered', 'refuse place_offered', 'no_class_now no_booking_here'],
  [
    'unpaid',
    'no_class_now payment_awaited',
    'refuse payment_awaited',
    'no_class_now no_booking_here',
  ],
  [
    'cancelledByVenue',
    'no_class_now class_cancelled',
    'refuse class_cancelled',
    'no_class_now no_booking_here',
  ],
  [
    'cancelledByMember',
    'no_class_now no_booking_here',
    'no_class_now no_booking_here',
    'no_class_now no_booking_here',
  ],
])('%s: before the window %s, in it %s, after it %s', (state, early, open, late) => {
  expect(answerFor(booking(state, 'early'))).toBe(early);
  expect(answerFor(booking(state, 'open'))).toBe(open);
  expect(answerFor(booking(state, 'late'))).toBe(late);
});

describe('of several bookings', () => {
  test('a place in an open class comes before a nearer waitlist', () => {
    const place = booking('confirmed', 'open', 5 * MINUTE);
    expect(scanAnswer([booking('waiting', 'open'), place], NOW)).toEqual({
      kind: 'check_in',
      booking: place,
    });
  });

  test('a waitlist that is open now comes before a class later today', () => {
    const bookings = [booking('confirmed', 'early'), booking('waiting', 'open')];
    expect(answerFor(...bookings)).toBe('refuse on_waitlist');
  });

  test('the next class is named rather than the missed one', () => {
    const bookings = [booking('missed', 'late'), booking('confirmed', 'early')];
    expect(answerFor(...bookings)).toBe('no_class_now check_in_too_early');
  });
});

test('a member who holds a place in a class whose window is open is checked in, whatever else they have', () => {
  const anyBooking = fc.record({
    state: fc.constantFrom(...Object.keys(STATES)),
    minutes: fc.integer({ min: -300, max: 300 }),
  });
  fc.assert(
    fc.property(fc.array(anyBooking, { maxLength: 8 }), (drawn) => {
      const bookings = drawn.map(({ state, minutes }) => ({
        ...booking(state, 'open'),
        startsAt: NOW + minutes * MINUTE,
      }));
      const holdsOne = bookings.some(
        ({ status, startsAt }) =>
          ['confirmed', 'completed', 'no_show'].includes(status) &&
          startsAt - NOW <= 30 * MINUTE &&
          NOW - startsAt < 15 * MINUTE,
      );
      expect(scanAnswer(bookings, NOW).kind === 'check_in').toBe(holdsOne);
    }),
  );
});
