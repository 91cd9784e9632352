import type { Money } from '../../money.ts';
import type { Tier } from '../../venues/tiers.ts';

/** The plans of spec §1, from the smallest to the largest: the order decides what an upgrade is. */
export const PLAN_CODES = ['basic', 'plus', 'unlimited'] as const;

/** One plan. */
export type PlanCode = (typeof PLAN_CODES)[number];

/** How often a membership renews. */
export const BILLING_INTERVALS = ['month', 'year'] as const;

/** One billing interval. */
export type BillingInterval = (typeof BILLING_INTERVALS)[number];

/** What a plan allows; null means no limit. */
export interface PlanLimits {
  classes_per_day: number | null;
  visits_per_month: number | null;
  plus_visits_per_month: number | null;
}

/** A plan with its limits and prices. */
export interface Plan extends PlanLimits {
  code: PlanCode;
  monthly_price: Money;
  yearly_price: Money;
}

/** The plans of the demo data (product.md, "Plans and entitlement"); real plans are rows that an admin edits. */
export const DEMO_PLANS: readonly Plan[] = [
  plan('basic', [1, 8, 0], 3_900, 39_000),
  plan('plus', [2, 16, 4], 6_900, 69_000),
  plan('unlimited', [3, null, 12], 10_900, 109_000),
];

/** Whether `other` is a larger plan than `current`. */
export function isLargerPlan(current: PlanCode, other: PlanCode): boolean {
  return PLAN_CODES.indexOf(other) > PLAN_CODES.indexOf(current);
}

/** Whether a plan ever includes a visit to a venue or class of this tier. */
export function planIncludesTier(
  plan: Pick<PlanLimits, 'visits_per_month' | 'plus_visits_per_month'>,
  tier: Tier,
): boolean {
  return plan.visits_per_month !== 0 && (tier === 'standard' || plan.plus_visits_per_month !== 0);
}

/** The price of a plan for one interval. */
export function planPrice(plan: Plan, interval: BillingInterval): Money {
  return interval === 'month' ? plan.monthly_price : plan.yearly_price;
}

function plan(
  code: PlanCode,
  [daily, monthly, plus]: [number, number | null, number],
  monthlyMinor: number,
  yearlyMinor: number,
): Plan {
  return {
    code,
    classes_per_day: daily,
    visits_per_month: monthly,
    plus_visits_per_month: plus,
    monthly_price: { amount_minor: monthlyMinor, currency: 'USD' },
    yearly_price: { amount_minor: yearlyMinor, currency: 'USD' },
  };
}
