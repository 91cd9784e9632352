import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  BOOKING_POLICY_BOUNDS,
  DEFAULT_BOOKING_POLICY,
  invalidPolicyFields,
  snapshotPolicy,
  waitlistSize,
} from './booking-policy.ts';

test('a venue without its own policy gets the defaults', () => {
  expect(snapshotPolicy({})).toEqual({
    opens_days_before: 14,
    closes_minutes_before: 5,
    free_cancel_hours: 12,
    grace_minutes: 10,
    waitlist_ratio: 1,
    guests_per_booking: 0,
  });
  expect(snapshotPolicy(null)).toEqual(DEFAULT_BOOKING_POLICY);
});

test('a venue overrides single values, and values outside the bounds are clamped', () => {
  const policy = snapshotPolicy({
    free_cancel_hours: 6,
    opens_days_before: 400,
    grace_minutes: -1,
  });
  expect(policy).toEqual({
    ...DEFAULT_BOOKING_POLICY,
    free_cancel_hours: 6,
    opens_days_before: 60,
    grace_minutes: 0,
  });
});

test('a snapshot is a copy: editing the venue later does not change it', () => {
  const venuePolicy = { free_cancel_hours: 6 };
  const policy = snapshotPolicy(venuePolicy);
  venuePolicy.free_cancel_hours = 48;
  expect(policy.free_cancel_hours).toBe(6);
});

test('the fields outside the bounds are returned', () => {
  expect(invalidPolicyFields(DEFAULT_BOOKING_POLICY)).toEqual([]);
  const invalid = { ...DEFAULT_BOOKING_POLICY, free_cancel_hours: 49, waitlist_ratio: Number.NaN };
  expect(invalidPolicyFields(invalid)).toEqual(['free_cancel_hours', 'waitlist_ratio']);
});

test('a snapshot is within the bounds whatever the venue has set', () => {
  const names = Object.keys(BOOKING_POLICY_BOUNDS) as (keyof typeof BOOKING_POLICY_BOUNDS)[];
  const anyPolicy = fc.dictionary(fc.constantFrom(...names), fc.double());
  fc.assert(
    fc.property(anyPolicy, (venuePolicy) => {
      expect(invalidPolicyFields(snapshotPolicy(venuePolicy))).toEqual([]);
    }),
  );
});

test('the waitlist is as long as the class has places, times the ratio of the venue', () => {
  expect(waitlistSize(DEFAULT_BOOKING_POLICY, 20)).toBe(20);
  expect(waitlistSize({ ...DEFAULT_BOOKING_POLICY, waitlist_ratio: 0.5 }, 15)).toBe(7);
  expect(waitlistSize({ ...DEFAULT_BOOKING_POLICY, waitlist_ratio: 0 }, 20)).toBe(0);
});
