import type { Money } from '../../money.ts';
import { type AgreedTerms, isDearer } from './agreed-terms.ts';
import type { BillingInterval, Plan } from './plans.ts';

/** What an admin edits of a plan. */
export type PlanFigures = Omit<Plan, 'code'>;

/** What is wrong with a plan's figures, and at which field. */
export interface PlanFault {
  field: keyof PlanFigures;
  fault: 'plus_visits_above_visits' | 'plan_currencies_differ';
}

/**
 * Why a plan cannot have these figures; null when it can. Plus visits are part of the visits, and both
 * prices are in one currency, as a member may change between them.
 */
export function planFault(plan: PlanFigures): PlanFault | null {
  const { visits_per_month: visits, plus_visits_per_month: plus } = plan;
  if (visits !== null && (plus === null || plus > visits))
    return { field: 'plus_visits_per_month', fault: 'plus_visits_above_visits' };
  if (plan.monthly_price.currency !== plan.yearly_price.currency)
    return { field: 'yearly_price', fault: 'plan_currencies_differ' };
  return null;
}

/** How many members of a plan agreed to one price, of those whose membership renews as it is. */
export interface AgreedPrice extends Pick<AgreedTerms, 'interval' | 'price'> {
  members: number;
}

/** How many members a price concerns, by what happens to them (see `renewalPrice`). */
export interface PriceChange {
  /** They get a notice, and pay it from the first renewal at least 30 days later. */
  dearer: number;
  /** They pay it from the next renewal on. */
  cheaper: number;
  /** They agreed to another currency and go on paying that. */
  otherCurrency: number;
}

/** What a new price of a plan for one interval means for those who have the plan. */
export function countPriceChange(
  agreed: readonly AgreedPrice[],
  interval: BillingInterval,
  price: Money,
): PriceChange {
  const change = { dearer: 0, cheaper: 0, otherCurrency: 0 };
  for (const one of agreed) {
    if (one.interval !== interval) continue;
    if (one.price.currency !== price.currency) change.otherCurrency += one.members;
    else if (isDearer(one.price, price)) change.dearer += one.members;
    else if (isDearer(price, one.price)) change.cheaper += one.members;
  }
  return change;
}
