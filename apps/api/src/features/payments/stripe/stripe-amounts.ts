import type { Money } from '@pulse/domain';

/** Currencies without decimals that Stripe counts in hundredths all the same. */
const IN_HUNDREDTHS = ['ISK', 'UGX'];

/** An amount as Stripe counts it, with its code in lower case. */
export function toStripeAmount({ amount_minor, currency }: Money) {
  const factor = IN_HUNDREDTHS.includes(currency) ? 100 : 1;
  return { amount: amount_minor * factor, currency: currency.toLowerCase() };
}

/** An amount that Stripe reports. */
export function fromStripeAmount(amount: number, currency: string): Money {
  const code = currency.toUpperCase();
  const factor = IN_HUNDREDTHS.includes(code) ? 100 : 1;
  return { amount_minor: Math.round(amount / factor), currency: code };
}
