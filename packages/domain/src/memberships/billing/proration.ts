import { chargeableMoney, fractionOfMoney, type Money, subtractMoney } from '../../money.ts';
import { DAY, type EpochMs, type TimeRange } from '../../time/instants.ts';

/**
 * The price of an upgrade at `now`: the difference of the two prices for the days left of the paid
 * period, today included, over all its days, rounded half up to what a card can be
 * charged. Never negative. Throws when the two prices are in different currencies.
 */
export function upgradeCharge(
  current: Money,
  target: Money,
  period: TimeRange,
  now: EpochMs,
): Money {
  const days = Math.max(1, Math.round((period.endsAt - period.startsAt) / DAY));
  const daysLeft = Math.min(days, Math.max(0, Math.ceil((period.endsAt - now) / DAY)));
  const difference = subtractMoney(target, current);
  if (difference.amount_minor <= 0) return { ...difference, amount_minor: 0 };
  return chargeableMoney(fractionOfMoney(difference, daysLeft, days));
}
