import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY, type EpochMs, HOUR, isoInstant, MINUTE } from '../../time/instants.ts';
import { DEFAULT_BOOKING_POLICY } from '../book/booking-policy.ts';
import type { BookingState } from '../booking-states.ts';
import { cancelQuote } from './cancel-quote.ts';

const startsAt = Date.UTC(2026, 10, 21, 18);
const booking = (changes: { status?: BookingState; bookedAt?: EpochMs } = {}) => ({
  status: 'confirmed' as BookingState,
  bookedAt: startsAt - 5 * DAY,
  startsAt,
  policy: DEFAULT_BOOKING_POLICY,
  ...changes,
});

test('cancelling is free until 12 hours before the start and uses the visit after', () => {
  const deadline = startsAt - 12 * HOUR;
  expect(cancelQuote(booking(), deadline - 1)).toEqual({
    allowed: true,
    reason: 'within_free_period',
    cost: 'free',
    free_until: isoInstant(deadline),
  });
  expect(cancelQuote(booking(), deadline)).toEqual({
    allowed: true,
    reason: 'late',
    cost: 'uses_visit',
    free_until: isoInstant(deadline),
  });
});

test('a booking created an hour before the start can be cancelled freely for ten minutes', () => {
  const bookedAt = startsAt - HOUR;
  const until = isoInstant(bookedAt + 10 * MINUTE);
  const inTime = cancelQuote(booking({ bookedAt }), bookedAt + 10 * MINUTE - 1);
  expect(inTime).toMatchObject({ reason: 'within_grace', cost: 'free', free_until: until });
  const late = cancelQuote(booking({ bookedAt }), bookedAt + 10 * MINUTE);
  expect(late).toMatchObject({ reason: 'late', cost: 'uses_visit', free_until: until });
});

test('the ten minutes end when the class starts', () => {
  const bookedAt = startsAt - 6 * MINUTE;
  const quote = cancelQuote(booking({ bookedAt }), startsAt - 1);
  expect(quote).toMatchObject({ cost: 'free', free_until: isoInstant(startsAt) });
  expect(cancelQuote(booking({ bookedAt }), startsAt)).toMatchObject({
    allowed: false,
    reason: 'class_started',
    cost: 'uses_visit',
  });
});

test('after a far move cancelling is free until the start, and the reason is the move', () => {
  const policy = { ...DEFAULT_BOOKING_POLICY, free_cancel_hours: 0 };
  const moved = { ...booking(), policy, movedFar: true };
  expect(cancelQuote(moved, startsAt - MINUTE)).toEqual({
    allowed: true,
    reason: 'class_moved',
    cost: 'free',
    free_until: isoInstant(startsAt),
  });
  expect(cancelQuote(moved, startsAt)).toMatchObject({ allowed: false, reason: 'class_started' });
});

test('a waitlist place and an offered place can be cancelled freely until the class starts', () => {
  for (const status of ['waitlisted', 'pending'] as const) {
    const quote = cancelQuote(booking({ status }), startsAt - MINUTE);
    expect(quote).toMatchObject({ allowed: true, reason: status, cost: 'free' });
    expect(cancelQuote(booking({ status }), startsAt).allowed).toBe(false);
  }
});

test('a member who has checked in cannot cancel, also before the start', () => {
  const quote = cancelQuote(booking({ status: 'completed' }), startsAt - MINUTE);
  expect(quote).toMatchObject({ allowed: false, reason: 'checked_in' });
});

test('a booking that has ended cannot be cancelled', () => {
  for (const status of ['cancelled', 'no_show'] as const) {
    const quote = cancelQuote(booking({ status }), startsAt - DAY);
    expect(quote).toMatchObject({ allowed: false, reason: 'not_cancellable' });
  }
});

test('the policy copied onto the booking decides, whatever the venue sets later', () => {
  const generous = { ...DEFAULT_BOOKING_POLICY, free_cancel_hours: 1 };
  const quote = cancelQuote({ ...booking(), policy: generous }, startsAt - 2 * HOUR);
  expect(quote.cost).toBe('free');
});

test('cancelling never becomes cheaper over time, and is free exactly until free_until', () => {
  const anyBooking = fc.record({
    bookedBefore: fc.integer({ min: 0, max: 14 * DAY }),
    free_cancel_hours: fc.integer({ min: 0, max: 48 }),
    grace_minutes: fc.integer({ min: 0, max: 60 }),
  });
  fc.assert(
    fc.property(anyBooking, fc.nat(1_000), fc.nat(1_000), (generated, one, other) => {
      const { bookedBefore, ...changes } = generated;
      const policy = { ...DEFAULT_BOOKING_POLICY, ...changes };
      const context = { ...booking({ bookedAt: startsAt - bookedBefore }), policy };
      const quoteAt = (share: number) => {
        const now = Math.floor(context.bookedAt + (bookedBefore * share) / 1_001);
        return { now, ...cancelQuote(context, now) };
      };
      const early = quoteAt(Math.min(one, other));
      const late = quoteAt(Math.max(one, other));
      if (early.cost === 'uses_visit') expect(late.cost).toBe('uses_visit');
      for (const { now, cost, free_until, allowed } of [early, late]) {
        if (allowed) expect(cost === 'free').toBe(now < Date.parse(free_until));
      }
    }),
  );
});
