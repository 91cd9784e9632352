import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addMoney,
  chargeableMoney,
  decimalAmount,
  fractionOfMoney,
  isSameMoney,
  MixedCurrencies,
  minorUnitExponent,
  priceRange,
  splitMoney,
  subtractMoney,
} from './money.ts';

const usd = (amount_minor: number) => ({ amount_minor, currency: 'USD' });

test('the range of prices is the lowest and the highest, of one price both', () => {
  expect(priceRange([usd(1400), usd(900), usd(1800)])).toEqual({
    lowest: usd(900),
    highest: usd(1800),
  });
  expect(priceRange([usd(1400)])).toEqual({ lowest: usd(1400), highest: usd(1400) });
  expect(priceRange([])).toBeNull();
});

test('prices of another currency than the first are left out, because they do not compare', () => {
  const euros = { amount_minor: 1, currency: 'EUR' };
  expect(priceRange([usd(1400), euros])).toEqual({ lowest: usd(1400), highest: usd(1400) });
});

test('no price is outside the range, and both ends are prices', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 1 }), (amounts) => {
      const range = priceRange(amounts.map(usd));
      const [lowest, highest] = [range?.lowest.amount_minor, range?.highest.amount_minor];
      expect(amounts.every((amount) => amount >= Number(lowest) && amount <= Number(highest))).toBe(
        true,
      );
      expect(amounts).toContain(lowest);
      expect(amounts).toContain(highest);
    }),
  );
});

const anyMoney = fc.record({
  amount_minor: fc.integer({ min: -(10 ** 12), max: 10 ** 12 }),
  currency: fc.constantFrom('USD', 'JPY', 'KWD', 'LBP'),
});

test.each([
  ['JPY', 0],
  ['USD', 2],
  ['LBP', 2],
  ['KWD', 3],
])('%s has %i decimals', (currency, decimals) => {
  expect(minorUnitExponent(currency)).toBe(decimals);
});

test('adding and subtracting undo each other, and two currencies are refused', () => {
  fc.assert(
    fc.property(
      anyMoney,
      fc.integer({ min: -(10 ** 12), max: 10 ** 12 }),
      (money, amount_minor) => {
        const other = { ...money, amount_minor };
        expect(isSameMoney(subtractMoney(addMoney(money, other), other), money)).toBe(true);
        const foreign = { ...other, currency: 'EUR' };
        expect(() => addMoney(money, foreign)).toThrow(MixedCurrencies);
        expect(() => subtractMoney(money, foreign)).toThrow(MixedCurrencies);
        expect(isSameMoney(money, foreign)).toBe(false);
      },
    ),
  );
});

test('an amount beyond what a number holds exactly is refused instead of rounded', () => {
  expect(() => addMoney(usd(Number.MAX_SAFE_INTEGER), usd(1))).toThrow(RangeError);
  // A yearly price in Lebanese pounds does not fit into 32 bits.
  const lbp = { amount_minor: 9_800_000_000, currency: 'LBP' };
  expect(addMoney(lbp, lbp).amount_minor).toBe(19_600_000_000);
});

test.each([
  [1000, 1, 3, 333],
  [1000, 2, 3, 667],
  [1, 1, 2, 1],
  [-1, 1, 2, -1],
  [3000, 10, 30, 1000],
  [0, 1, 7, 0],
])('of %i, %i/%i is %i, rounded half up', (amount, numerator, denominator, part) => {
  expect(fractionOfMoney(usd(amount), numerator, denominator)).toEqual(usd(part));
});

test('a fraction of an amount is exact even where the product is not', () => {
  const large = usd(9_000_000_000_000_001);
  expect(fractionOfMoney(large, 7, 7)).toEqual(large);
  for (const denominator of [0, -1, 1.5])
    expect(() => fractionOfMoney(usd(1), 1, denominator)).toThrow(RangeError);
});

test('parts add up to the whole, each within one unit of its share, whatever the weights', () => {
  const weights = fc.array(fc.nat(1000), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(
      anyMoney,
      weights.filter((list) => list.some((weight) => weight > 0)),
      (money, list) => {
        const parts = splitMoney(money, list);
        expect(parts.reduce(addMoney)).toEqual(money);
        const total = list.reduce((sum, weight) => sum + weight, 0);
        for (const [index, weight] of list.entries()) {
          const share = (money.amount_minor * weight) / total;
          expect(Math.abs(Number(parts[index]?.amount_minor) - share)).toBeLessThanOrEqual(1);
          if (weight === 0) expect(parts[index]?.amount_minor).toBe(0);
        }
      },
    ),
  );
  expect(splitMoney(usd(1000), [1, 1, 1])).toEqual([usd(334), usd(333), usd(333)]);
  expect(() => splitMoney(usd(1), [0, 0])).toThrow(RangeError);
  expect(() => splitMoney(usd(1), [0.5])).toThrow(RangeError);
});

test('a card is charged three-decimal currencies in tens, others as they are', () => {
  const kwd = (amount_minor: number) => ({ amount_minor, currency: 'KWD' });
  expect(chargeableMoney(kwd(12_345))).toEqual(kwd(12_350));
  expect(chargeableMoney(kwd(12_344))).toEqual(kwd(12_340));
  for (const currency of ['JPY', 'USD', 'LBP'])
    expect(chargeableMoney({ amount_minor: 12_345, currency }).amount_minor).toBe(12_345);
});

test.each([
  ['USD', 1850, '18.50'],
  ['USD', -5, '-0.05'],
  ['JPY', 1250, '1250'],
  ['KWD', -1250, '-1.250'],
  ['USD', 0, '0.00'],
])('plain digits of %s %i are %s', (currency, amount_minor, digits) => {
  expect(decimalAmount({ amount_minor, currency })).toBe(digits);
});
