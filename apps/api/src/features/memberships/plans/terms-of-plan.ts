import { type AgreedTerms, type BillingInterval, chargeableMoney, type Money } from '@pulse/domain';
import type { PlanRow } from '../memberships.store.ts';

/** The terms of a plan as it is sold now. */
export function termsOfPlan(plan: PlanRow, interval: BillingInterval): AgreedTerms {
  return {
    plan: plan.code,
    interval,
    price: planRowPrice(plan, interval),
    classesPerDay: plan.classes_per_day,
    visitsPerMonth: plan.visits_per_month,
    plusVisitsPerMonth: plan.plus_visits_per_month,
  };
}

/** The price of a plan for one interval, as a card can be charged it. */
export function planRowPrice(plan: PlanRow, interval: BillingInterval): Money {
  const amount = interval === 'month' ? plan.monthly_price_minor : plan.yearly_price_minor;
  return chargeableMoney({ amount_minor: amount, currency: plan.currency });
}
