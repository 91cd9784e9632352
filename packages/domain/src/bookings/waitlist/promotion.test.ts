import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUR, MINUTE } from '../../time/instants.ts';
import { DEFAULT_BOOKING_POLICY } from '../book/booking-policy.ts';
import { promotionDecision } from './promotion.ts';

const startsAt = Date.UTC(2026, 10, 21, 18);
const decide = (before: number, free_cancel_hours = 12) =>
  promotionDecision(
    { startsAt },
    { ...DEFAULT_BOOKING_POLICY, free_cancel_hours },
    startsAt - before,
  );

test('the first on the waitlist is confirmed while cancelling stays free for two more hours', () => {
  expect(decide(14 * HOUR)).toEqual({ kind: 'confirm' });
  expect(decide(14 * HOUR - 1)).toMatchObject({ kind: 'offer', holdMinutes: 30 });
});

test('after that the place is offered for half an hour, in the last three hours for ten minutes', () => {
  expect(decide(3 * HOUR + 1)).toEqual({
    kind: 'offer',
    holdMinutes: 30,
    heldUntilAt: startsAt - 3 * HOUR - 1 + 30 * MINUTE,
  });
  expect(decide(3 * HOUR)).toEqual({
    kind: 'offer',
    holdMinutes: 10,
    heldUntilAt: startsAt - 3 * HOUR + 10 * MINUTE,
  });
});

test('an offer ends half an hour before the start at the latest', () => {
  expect(decide(34 * MINUTE)).toMatchObject({ kind: 'offer', heldUntilAt: startsAt - 30 * MINUTE });
});

test('in the last half hour the place is open to every member', () => {
  expect(decide(30 * MINUTE)).toEqual({ kind: 'open_to_anyone' });
  expect(decide(0)).toEqual({ kind: 'open_to_anyone' });
});

test('a venue with free cancellation until the start confirms until two hours before', () => {
  expect(decide(2 * HOUR, 0)).toEqual({ kind: 'confirm' });
  expect(decide(2 * HOUR - 1, 0)).toMatchObject({ kind: 'offer', holdMinutes: 10 });
});

test('over time a freed place is confirmed, then offered, then open, never back', () => {
  const order = ['confirm', 'offer', 'open_to_anyone'];
  const moment = fc.integer({ min: 0, max: 72 * HOUR });
  fc.assert(
    fc.property(moment, moment, fc.integer({ min: 0, max: 48 }), (one, other, hours) => {
      const early = decide(Math.max(one, other), hours);
      const late = decide(Math.min(one, other), hours);
      expect(order.indexOf(late.kind)).toBeGreaterThanOrEqual(order.indexOf(early.kind));
      if (early.kind === 'offer') {
        expect(early.heldUntilAt).toBeGreaterThan(startsAt - Math.max(one, other));
        expect(early.heldUntilAt).toBeLessThanOrEqual(startsAt - 30 * MINUTE);
      }
    }),
  );
});
