import { expect, test } from 'vitest';
import type { BookingState } from '../booking-states.ts';
import { countsAgainstLimits, isVisit } from './visits.ts';

const booking = (status: BookingState, lateCancelled = false, visitReturned = false) => ({
  status,
  lateCancelled,
  visitReturned,
});

test('a class attended, missed or cancelled late is a visit', () => {
  expect(isVisit(booking('completed'))).toBe(true);
  expect(isVisit(booking('no_show'))).toBe(true);
  expect(isVisit(booking('cancelled', true))).toBe(true);
});

test('a late cancellation whose place was rebooked is no visit, nor one in time', () => {
  expect(isVisit(booking('cancelled', true, true))).toBe(false);
  expect(isVisit(booking('cancelled'))).toBe(false);
});

test('upcoming places count against the limits without being visits; waiting does not', () => {
  for (const status of ['confirmed', 'pending'] as const) {
    expect(isVisit(booking(status))).toBe(false);
    expect(countsAgainstLimits(booking(status))).toBe(true);
  }
  expect(countsAgainstLimits(booking('waitlisted'))).toBe(false);
  expect(countsAgainstLimits(booking('cancelled'))).toBe(false);
});
