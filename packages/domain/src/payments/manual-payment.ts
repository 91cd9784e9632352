import { isSameMoney, type Money } from '../money.ts';
import { DAY, type EpochMs } from '../time/instants.ts';

/** How many days after it was received a payment can still be recorded by hand. */
const MANUAL_PAYMENT_DAYS = 60;

/** Money that staff received, as far as its amount is judged. */
interface ReceivedMoney {
  amount: Money;
  /** Why it is not the price; null when it is meant to be. */
  otherAmountReason: string | null;
}

/** What is wrong with the day (YYYY-MM-DD, UTC) on which staff received a payment, or null. */
export function receivedDayFault(
  receivedOn: string,
  now: EpochMs,
): 'received_later' | 'received_too_long_ago' | null {
  const dayOf = (at: EpochMs) => new Date(at).toISOString().slice(0, 10);
  if (receivedOn > dayOf(now)) return 'received_later';
  return receivedOn < dayOf(now - MANUAL_PAYMENT_DAYS * DAY) ? 'received_too_long_ago' : null;
}

/** What is wrong with the amount of a payment by hand for something of this price, or null. */
export function receivedAmountFault(
  price: Money,
  { amount, otherAmountReason }: ReceivedMoney,
): 'amount_not_the_price' | null {
  return otherAmountReason !== null || isSameMoney(price, amount) ? null : 'amount_not_the_price';
}
