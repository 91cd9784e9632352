import { type BillingInterval, isLargerPlan, type PlanCode } from '../plans/plans.ts';

/** A plan and how often it renews. */
export interface PlanSelection {
  plan: PlanCode;
  interval: BillingInterval;
}

/** What a change of plan does: immediately (an upgrade), at the next renewal, or both. */
export interface PlanChange {
  now: PlanSelection | null;
  at_renewal: PlanSelection | null;
}

/**
 * Splits a requested plan into what takes effect now and what takes effect at the renewal: an
 * upgrade now, a downgrade or another interval at the renewal (product.md).
 */
export function planChange(current: PlanSelection, requested: PlanSelection): PlanChange {
  const isUpgrade = isLargerPlan(current.plan, requested.plan);
  const now = isUpgrade ? { plan: requested.plan, interval: current.interval } : null;
  const after = now ?? current;
  const changesAtRenewal = after.plan !== requested.plan || after.interval !== requested.interval;
  return { now, at_renewal: changesAtRenewal ? { ...requested } : null };
}
