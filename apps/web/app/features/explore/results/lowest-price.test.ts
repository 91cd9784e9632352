import { expect, test } from 'vitest';
import { lowestPrice } from './lowest-price.ts';

const priced = (amount_minor: number | null, currency = 'USD') => ({
  price: amount_minor === null ? null : { amount_minor, currency },
});

test('the lowest of the prices is shown, and none where there is none', () => {
  expect(lowestPrice([priced(1500), priced(null), priced(1200)])).toEqual({
    amount_minor: 1200,
    currency: 'USD',
  });
  expect(lowestPrice([priced(null)])).toBeNull();
  expect(lowestPrice([])).toBeNull();
});

test('prices in two currencies have no lowest one', () => {
  expect(lowestPrice([priced(1500), priced(900, 'EUR')])).toBeNull();
});
