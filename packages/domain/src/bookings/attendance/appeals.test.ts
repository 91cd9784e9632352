import { expect, test } from 'vitest';
import { DAY, HOUR } from '../../time/instants.ts';
import type { BookingState } from '../booking-states.ts';
import { appealAnswerBy, appealableUntil } from './appeals.ts';

const endsAt = Date.UTC(2026, 10, 20);
const until = (status: BookingState, lateCancelled = false, visitReturned = false) =>
  appealableUntil({ status, lateCancelled, visitReturned, endsAt });

test('a missed class and a late cancellation can be appealed for 7 days after the class', () => {
  expect(until('no_show')).toBe(endsAt + 7 * DAY);
  expect(until('cancelled', true)).toBe(endsAt + 7 * DAY);
});

test('nothing else can: attended, free cancellations, and what has come back already', () => {
  expect(until('completed')).toBeNull();
  expect(until('confirmed')).toBeNull();
  expect(until('cancelled')).toBeNull();
  expect(until('no_show', false, true)).toBeNull();
  expect(until('cancelled', true, true)).toBeNull();
});

test('the venue has 72 hours to answer', () => {
  expect(appealAnswerBy(endsAt) - endsAt).toBe(72 * HOUR);
});
