import type { Eligibility, Membership } from '@pulse/contract/client';
import { expect, test } from 'vitest';
import { toVisitAllowance } from './visit-allowance.ts';

const venue = { tier: 'standard' as const, time_zone: 'Asia/Beirut' };
const rule = (details: Record<string, unknown>) =>
  ({ rules: [{ code: 'venue_limit_reached', details }] }) as unknown as Eligibility;
const counter = (used: number, limit: number | null) => ({
  used,
  booked: 1,
  limit,
  resets_at: '2026-12-06T00:00:00Z',
});
const member = (status = 'active') =>
  ({
    status,
    plan: { code: 'plus' },
    allowance: { month: counter(8, 16), plus: counter(1, 4), today: counter(0, 2) },
  }) as unknown as Membership;

test('the month is the one that ends at midnight in local time at the venue', () => {
  const counted = { limit: 4, remaining: 3, resets_at: '2026-11-30T22:00:00.000Z' };
  expect(toVisitAllowance(venue, rule(counted), null).here).toEqual({
    left: 3,
    limit: 4,
    month: '2026-11',
    resetsAt: '2026-11-30T22:00:00.000Z',
  });
});

test('without a limit of the venue and without a plan there are no limits', () => {
  const none = { limit: null, remaining: null, resets_at: null };
  expect(toVisitAllowance(venue, rule(none), null)).toEqual({
    here: null,
    month: null,
    plus: null,
    plan: null,
  });
  expect(toVisitAllowance(venue, undefined, member('ended')).plan).toBeNull();
});

test('booked visits are not left, and plus visits are counted at plus venues only', () => {
  expect(toVisitAllowance(venue, undefined, member())).toMatchObject({
    month: { left: 7, limit: 16 },
    plus: null,
    plan: 'plus',
  });
  const plus = toVisitAllowance({ ...venue, tier: 'plus' }, undefined, member()).plus;
  expect(plus).toMatchObject({ left: 2, limit: 4 });
});
