import { chargeableMoney, minorUnitExponent } from '@pulse/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromStripeAmount, toStripeAmount } from './stripe-amounts.ts';

// As Stripe's page on currencies has it: https://docs.stripe.com/currencies
test.each([
  ['USD', 2, 1050, 1050],
  ['LBP', 2, 9_800_000_000, 9_800_000_000],
  ['JPY', 0, 500, 500],
  ['KWD', 3, 12_345, 12_350],
  ['ISK', 0, 500, 50_000],
])('%s with %i decimals: %i is sent as %i', (currency, decimals, amount_minor, sent) => {
  expect(minorUnitExponent(currency)).toBe(decimals);
  const money = chargeableMoney({ amount_minor, currency });
  expect(toStripeAmount(money)).toEqual({ amount: sent, currency: currency.toLowerCase() });
});

test('what Stripe reports is what it was sent, to the unit', () => {
  const currency = fc.constantFrom('USD', 'LBP', 'JPY', 'KWD', 'ISK', 'UGX');
  fc.assert(
    fc.property(fc.nat({ max: 10 ** 13 }), currency, (amount_minor, code) => {
      const money = chargeableMoney({ amount_minor, currency: code });
      const sent = toStripeAmount(money);
      expect(fromStripeAmount(sent.amount, sent.currency)).toEqual(money);
      if (code === 'KWD') expect(sent.amount % 10).toBe(0);
    }),
  );
});
