import { expect, test } from 'vitest';
import { HOUR } from '../time/instants.ts';
import { type BookingState, bookingViewOf, canTransitionBooking } from './booking-states.ts';

const startsAt = Date.UTC(2026, 10, 21, 16);
const endsAt = startsAt + HOUR;
const viewsOf = (status: BookingState) =>
  [startsAt - 1, startsAt, endsAt - 1, endsAt].map((now) =>
    bookingViewOf({ status, startsAt, endsAt }, now),
  );

test('a class stays upcoming until it has ended', () => {
  const during = ['upcoming', 'upcoming', 'upcoming', 'past'];
  expect(viewsOf('confirmed')).toEqual(during);
  expect(viewsOf('pending')).toEqual(during);
  expect(viewsOf('completed')).toEqual(during);
});

test('a waitlist place is past once the class has begun', () => {
  expect(viewsOf('waitlisted')).toEqual(['waitlisted', 'past', 'past', 'past']);
});

test('a cancelled booking stays in the cancelled view, a no-show is past', () => {
  expect(new Set(viewsOf('cancelled'))).toEqual(new Set(['cancelled']));
  expect(new Set(viewsOf('no_show'))).toEqual(new Set(['past']));
});

test('a no-show can be corrected to attended; an attended booking is never cancelled', () => {
  expect(canTransitionBooking('no_show', 'completed')).toBe(true);
  expect(canTransitionBooking('completed', 'cancelled')).toBe(false);
  expect(canTransitionBooking('waitlisted', 'completed')).toBe(false);
});
