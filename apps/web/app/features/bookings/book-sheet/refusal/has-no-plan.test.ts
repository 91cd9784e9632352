import type { EligibilityRule } from '@pulse/contract/client';
import { expect, test } from 'vitest';
import { hasNoPlan } from './has-no-plan.ts';

const membershipRule = (
  passed: boolean,
  state: 'active' | 'paused' | 'ended' | null,
): EligibilityRule => ({
  code: 'membership_required',
  passed,
  passes_at: null,
  details: { drop_in: false, state, period_ends_at: null },
});

test('a member without any plan is offered the plans', () => {
  expect(hasNoPlan([membershipRule(false, null)])).toBe(true);
});

test.each([
  ['has one', membershipRule(true, 'active')],
  ['paused it', membershipRule(false, 'paused')],
])('a member who %s is not', (_, rule) => {
  expect(hasNoPlan([rule])).toBe(false);
});

test('without rules there is nothing to offer', () => {
  expect(hasNoPlan([])).toBe(false);
});
