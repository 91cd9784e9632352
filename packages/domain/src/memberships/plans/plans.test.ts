import { expect, test } from 'vitest';
import { DEMO_PLANS, isLargerPlan, PLAN_CODES, planIncludesTier, planPrice } from './plans.ts';

test('the demo has the three plans of the spec, in order, with their limits and prices', () => {
  expect(DEMO_PLANS.map((plan) => plan.code)).toEqual(PLAN_CODES);
  expect(
    DEMO_PLANS.map((plan) => [
      plan.classes_per_day,
      plan.visits_per_month,
      plan.plus_visits_per_month,
      planPrice(plan, 'month').amount_minor,
      planPrice(plan, 'year').amount_minor,
    ]),
  ).toEqual([
    [1, 8, 0, 3_900, 39_000],
    [2, 16, 4, 6_900, 69_000],
    [3, null, 12, 10_900, 109_000],
  ]);
});

test('a plan is larger than those before it and not than itself', () => {
  expect(isLargerPlan('basic', 'unlimited')).toBe(true);
  expect(isLargerPlan('unlimited', 'plus')).toBe(false);
  expect(isLargerPlan('plus', 'plus')).toBe(false);
});

test('a plan without plus visits includes standard venues only, one without a limit includes all', () => {
  const including = (tier: 'standard' | 'plus') =>
    DEMO_PLANS.filter((plan) => planIncludesTier(plan, tier)).map(({ code }) => code);
  expect(including('standard')).toEqual(['basic', 'plus', 'unlimited']);
  expect(including('plus')).toEqual(['plus', 'unlimited']);
  expect(planIncludesTier({ visits_per_month: null, plus_visits_per_month: null }, 'plus')).toBe(
    true,
  );
  expect(planIncludesTier({ visits_per_month: 0, plus_visits_per_month: 4 }, 'plus')).toBe(false);
});
