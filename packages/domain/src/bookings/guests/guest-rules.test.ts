import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MINUTE } from '../../time/instants.ts';
import { DEFAULT_BOOKING_POLICY } from '../book/booking-policy.ts';
import { type GuestContext, guestRefusal } from './guest-rules.ts';

const startsAt = Date.parse('2026-11-23T17:00:00Z');
const now = startsAt - 60 * MINUTE;
const contextOf = (change: Partial<GuestContext> = {}): GuestContext => ({
  status: 'confirmed',
  startsAt,
  policy: { ...DEFAULT_BOOKING_POLICY, guests_per_booking: 2 },
  capacity: 10,
  booked: 9,
  guests: 1,
  ...change,
});

test('a member with a place may bring a guest where the venue allows it', () => {
  expect(guestRefusal(contextOf(), now)).toBeNull();
});

test('a venue that says nothing allows no guests', () => {
  const context = contextOf({ policy: DEFAULT_BOOKING_POLICY });
  expect(guestRefusal(context, now)).toBe('guests_not_allowed');
});

test('a member without a place brings no guest', () => {
  for (const status of ['pending', 'waitlisted', 'cancelled', 'completed', 'no_show'] as const)
    expect(guestRefusal(contextOf({ status }), now)).toBe('guests_not_allowed');
});

test('guests can be added as long as the class can be booked', () => {
  expect(guestRefusal(contextOf(), startsAt - 5 * MINUTE - 1)).toBeNull();
  expect(guestRefusal(contextOf(), startsAt - 5 * MINUTE)).toBe('booking_closed');
});

test('the venue says how many, and a full class has no place for a guest', () => {
  expect(guestRefusal(contextOf({ guests: 2 }), now)).toBe('guest_limit_reached');
  expect(guestRefusal(contextOf({ booked: 10 }), now)).toBe('class_full');
});

test('no guest is ever added beyond the capacity or the limit', () => {
  const counts = fc.record({
    capacity: fc.integer({ min: 1, max: 20 }),
    booked: fc.integer({ min: 0, max: 25 }),
    guests: fc.integer({ min: 0, max: 4 }),
  });
  fc.assert(
    fc.property(counts, (change) => {
      const allowed = guestRefusal(contextOf(change), now) === null;
      expect(allowed).toBe(change.booked < change.capacity && change.guests < 2);
    }),
  );
});
