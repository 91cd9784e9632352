import type { Money, Plan } from '@pulse/contract/client';
import type { BillingInterval, PlanCode } from '@pulse/domain';

/** What a plan costs for an interval; nothing while its prices are not known. */
export function priceOf(plans: readonly Plan[], code: PlanCode, interval: BillingInterval): Money {
  const plan = plans.find((one) => one.code === code);
  const price = interval === 'year' ? plan?.yearly_price : plan?.monthly_price;
  return price ?? { amount_minor: 0, currency: 'USD' };
}
