import { expect, test } from 'vitest';
import { DAY, type EpochMs, isoInstant } from '../../time/instants.ts';
import { limitRule, membershipRule } from './plan-rules.ts';

const now = Date.UTC(2026, 10, 21);
const visitAt = now + 10 * DAY;

test('without a membership the rule never passes by waiting', () => {
  expect(membershipRule(null, visitAt, visitAt, now)).toEqual({
    code: 'membership_required',
    passed: false,
    details: { drop_in: false, state: null, period_ends_at: null },
    passes_at: null,
  });
});

test('a paused membership passes when it resumes, unless that is too late for the visit', () => {
  const paused = (resumesAt: EpochMs) => ({
    state: 'paused' as const,
    periodEndsAt: now + 30 * DAY,
    resumesAt,
    cancelsAtPeriodEnd: false,
  });
  const soon = membershipRule(paused(now + 5 * DAY), visitAt, visitAt, now);
  expect([soon.passed, soon.passes_at]).toEqual([false, isoInstant(now + 5 * DAY)]);
  expect(soon.details.state).toBe('paused');
  const late = membershipRule(paused(now + 20 * DAY), visitAt, visitAt, now);
  expect([late.passed, late.passes_at]).toEqual([false, null]);
});

test('a reached limit returns its counters, and passes again when its window resets', () => {
  const reached = limitRule('monthly_limit_reached', {
    used: 7,
    booked: 1,
    limit: 8,
    resetsAt: now + 3 * DAY,
  });
  expect(reached).toEqual({
    code: 'monthly_limit_reached',
    passed: false,
    details: { used: 7, booked: 1, limit: 8, remaining: 0, resets_at: isoInstant(now + 3 * DAY) },
    passes_at: isoInstant(now + 3 * DAY),
  });
});

test('a limit of zero never passes by waiting', () => {
  const none = limitRule('plus_limit_reached', { used: 0, booked: 0, limit: 0, resetsAt: now });
  expect([none.passed, none.passes_at]).toEqual([false, null]);
});

test('a limit that does not apply passes without counters', () => {
  const rule = limitRule('plus_limit_reached', null);
  expect(rule.passed).toBe(true);
  expect(rule.details.limit).toBe(null);
});
