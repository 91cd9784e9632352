import type { AgreedTerms } from '@pulse/domain';
import type { PlanRow } from './memberships.store.ts';

/** A plan in its wire form; prices only when published or `showPrices` is set. */
export function presentPlan(plan: PlanRow, showPrices: boolean) {
  const price = (amount: number) =>
    showPrices || plan.published_at ? { amount_minor: amount, currency: plan.currency } : null;
  return {
    code: plan.code,
    classes_per_day: plan.classes_per_day,
    visits_per_month: plan.visits_per_month,
    plus_visits_per_month: plan.plus_visits_per_month,
    prices_published: plan.published_at !== null,
    monthly_price: price(plan.monthly_price_minor),
    yearly_price: price(plan.yearly_price_minor),
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
