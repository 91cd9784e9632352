import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceRange } from './money.ts';

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
