import { expect, test } from 'vitest';
import { parseAmount } from './parse-amount.ts';

test.each([
  ['18', 'USD', 1800],
  ['18.5', 'USD', 1850],
  ['18,50', 'EUR', 1850],
  [' 0 ', 'USD', 0],
  ['150000', 'JPY', 150000],
])('%s in %s is %i in minor units', (text, currency, amount) => {
  expect(parseAmount(text, currency)).toBe(amount);
});

test.each([
  ['', 'USD'],
  ['eighteen', 'USD'],
  ['-3', 'USD'],
  ['18.505', 'USD'],
  ['18.5', 'JPY'],
  ['1e3', 'USD'],
])('%s in %s is no amount', (text, currency) => {
  expect(parseAmount(text, currency)).toBeNaN();
});
