import {
  getMembershipQueryKey,
  getRosterQueryKey,
  listBookingsInfiniteQueryKey,
  listVenuesWithClassesQueryKey,
  previewPauseQueryKey,
} from '@pulse/contract/client';
import { expect, test } from 'vitest';
import { isRefetched } from './refetch.ts';

const id = '0190d5a0-0000-7000-8000-000000000000';

test('what shows bookings is read again after a booking, whichever feature answers it', () => {
  expect(isRefetched(listBookingsInfiniteQueryKey(), ['bookings'])).toBe(true);
  expect(isRefetched(getMembershipQueryKey(), ['bookings'])).toBe(true);
  expect(
    isRefetched(listVenuesWithClassesQueryKey({ query: { date: '2026-11-24' } }), ['bookings']),
  ).toBe(true);
  expect(isRefetched(getRosterQueryKey({ path: { id } }), ['bookings'])).toBe(false);
});

test('what was true at one moment only is not read again, not even with everything', () => {
  const preview = previewPauseQueryKey({ query: { days: 7 } });
  expect(isRefetched(preview, ['memberships'])).toBe(false);
  expect(isRefetched(preview, 'everything')).toBe(false);
  expect(isRefetched(getMembershipQueryKey(), 'everything')).toBe(true);
});

test('a key that was not generated belongs to everything and to no tag', () => {
  expect(isRefetched(['pay', 'token'], ['payments'])).toBe(false);
  expect(isRefetched(['pay', 'token'], 'everything')).toBe(true);
});
