import type { AgreedTerms, BillingInterval } from '@pulse/domain';
import type { PlanRow } from '../memberships.store.ts';
import { planRowPrice } from './terms-of-plan.ts';

/** A plan in its wire form; prices only when published or `showPrices` is set. */
export function presentPlan(plan: PlanRow, showPrices: boolean) {
  const price = (interval: BillingInterval) =>
    showPrices || plan.published_at ? planRowPrice(plan, interval) : null;
  return {
    code: plan.code,
    classes_per_day: plan.classes_per_day,
    visits_per_month: plan.visits_per_month,
    plus_visits_per_month: plan.plus_visits_per_month,
    prices_published: plan.published_at !== null,
    monthly_price: price('month'),
    yearly_price: price('year'),
  };
}

/** A member's plan with the limits that were agreed; the prices are those of today. */
export function presentAgreedPlan(plan: PlanRow, terms: AgreedTerms) {
  return {
    ...presentPlan(plan, true),
    classes_per_day: terms.classesPerDay,
    visits_per_month: terms.visitsPerMonth,
    plus_visits_per_month: terms.plusVisitsPerMonth,
  };
}
