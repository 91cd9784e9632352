import { type BillingInterval, isLargerPlan, type PlanCode } from './plans.ts';

/** A plan and how often it renews. */
export interface PlanChoice {
  plan: PlanCode;
  interval: BillingInterval;
}

/** What a change of plan does: at once (an upgrade), at the next renewal, or both. */
export interface PlanChange {
  now: PlanChoice | null;
  at_renewal: PlanChoice | null;
}

/**
 * Splits a wanted plan into what takes effect now and what waits for the renewal: an upgrade now,
 * a downgrade or another interval at the renewal (product.md). The same choice changes nothing.
 */
export function planChange(current: PlanChoice, wanted: PlanChoice): PlanChange {
  const upgrade = isLargerPlan(current.plan, wanted.plan);
  const now = upgrade ? { plan: wanted.plan, interval: current.interval } : null;
  const after = now ?? current;
  const waits = after.plan !== wanted.plan || after.interval !== wanted.interval;
  return { now, at_renewal: waits ? { ...wanted } : null };
}
