import type { Money } from '../../money.ts';
import { DAY, type EpochMs } from '../../time/instants.ts';
import type { BillingInterval, PlanCode } from './plans.ts';

/** What a member agreed to: the plan with its price and limits at that time. */
export interface AgreedTerms {
  plan: PlanCode;
  interval: BillingInterval;
  price: Money;
  classesPerDay: number;
  /** Null: no limit. */
  visitsPerMonth: number | null;
  plusVisitsPerMonth: number;
}

/** How long before a renewal a dearer price must be announced. */
export const PRICE_NOTICE_DAYS = 30;

/** How long before it a yearly renewal is announced. */
export const YEARLY_ANNOUNCEMENT_DAYS = 7;

/** A dearer price that the member was notified of. */
export interface PriceNotice {
  price: Money;
  noticedAt: EpochMs;
}

/** Whether the plan has become dearer than what was agreed; prices in other currencies are not compared. */
export function isDearer(agreed: Money, current: Money): boolean {
  return current.currency === agreed.currency && current.amount_minor > agreed.amount_minor;
}

/**
 * What the renewal at `renewsAt` costs: the agreed price, or a dearer one announced at least 30 days
 * before. A plan that has become cheaper costs the lower price.
 */
export function renewalPrice(
  agreed: Money,
  current: Money,
  notices: readonly PriceNotice[],
  renewsAt: EpochMs,
): Money {
  if (current.currency !== agreed.currency) return agreed;
  const announced = notices
    .filter(({ price }) => price.currency === agreed.currency)
    .filter(({ noticedAt }) => noticedAt <= renewsAt - PRICE_NOTICE_DAYS * DAY)
    .map(({ price }) => price.amount_minor);
  const highest = Math.max(agreed.amount_minor, ...announced);
  return { ...agreed, amount_minor: Math.min(highest, current.amount_minor) };
}
