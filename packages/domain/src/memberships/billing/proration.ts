import type { Money } from '../../money.ts';
import { DAY, type EpochMs, type TimeRange } from '../../time/instants.ts';

/**
 * The price of an upgrade at `now`: the difference of the two prices for the days left of the paid
 * period, today included, over all its days, rounded half up to the minor unit. Never negative.
 * Throws when the two prices are in different currencies.
 */
export function upgradeCharge(
  current: Money,
  target: Money,
  period: TimeRange,
  now: EpochMs,
): Money {
  if (current.currency !== target.currency) throw new Error('Plans in two currencies');
  const days = Math.max(1, Math.round((period.endsAt - period.startsAt) / DAY));
  const daysLeft = Math.min(days, Math.max(0, Math.ceil((period.endsAt - now) / DAY)));
  const difference = Math.max(0, target.amount_minor - current.amount_minor);
  return {
    amount_minor: Math.floor((2 * difference * daysLeft + days) / (2 * days)),
    currency: target.currency,
  };
}
