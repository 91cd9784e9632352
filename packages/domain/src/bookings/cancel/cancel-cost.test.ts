import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUR, MINUTE } from '../../time/instants.ts';
import { snapshotPolicy } from '../book/booking-policy.ts';
import { BOOKING_STATES } from '../booking-states.ts';
import { cancelCostAt, cancelCostChangesAt } from './cancel-cost.ts';
import { cancelQuote } from './cancel-quote.ts';

const NOW = Date.parse('2026-11-18T10:00:00Z');
const anyBooking = fc
  .record({
    status: fc.constantFrom(...BOOKING_STATES),
    startsIn: fc.integer({ min: -300, max: 3000 }),
    bookedAgo: fc.integer({ min: 0, max: 3000 }),
    free_cancel_hours: fc.integer({ min: 0, max: 48 }),
    grace_minutes: fc.integer({ min: 0, max: 60 }),
  })
  .map(({ status, startsIn, bookedAgo, ...policy }) => ({
    status,
    startsAt: NOW + startsIn * MINUTE,
    bookedAt: NOW - bookedAgo * MINUTE,
    policy: snapshotPolicy(policy),
  }));
type Booking = typeof anyBooking extends fc.Arbitrary<infer B> ? B : never;
const termsOf = (booking: Booking) => ({
  ...booking,
  freeUntil: Date.parse(cancelQuote(booking, NOW).free_until),
});

test('the terms of an old quote give the same cost at any later moment as a new quote', () => {
  fc.assert(
    fc.property(anyBooking, fc.integer({ min: 0, max: 4000 }), (booking, minutes) => {
      const later = NOW + minutes * MINUTE;
      const quote = cancelQuote(booking, later);
      expect(cancelCostAt(termsOf(booking), later)).toBe(
        quote.allowed ? quote.cost : 'not_possible',
      );
    }),
  );
});

test('the cost stays the same until the returned instant, and differs from then on', () => {
  fc.assert(
    fc.property(anyBooking, (booking) => {
      const terms = termsOf(booking);
      const changes = cancelCostChangesAt(terms, NOW);
      const cost = cancelCostAt(terms, NOW);
      if (changes === null) {
        expect(cancelCostAt(terms, NOW + 72 * HOUR)).toBe(cost);
        return;
      }
      expect(cancelCostAt(terms, changes - 1)).toBe(cost);
      expect(cancelCostAt(terms, changes)).not.toBe(cost);
    }),
  );
});
