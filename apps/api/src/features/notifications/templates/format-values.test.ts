import { expect, test } from 'vitest';
import { formatMoney } from './format-values.ts';

const plain = (text: string) => text.replace(/\s/g, ' ');

test.each([
  [6900, 'USD', 'USD 69'],
  [6950, 'USD', 'USD 69.50'],
  [500, 'JPY', 'JPY 500'],
  [12_340, 'KWD', 'KWD 12.340'],
  // Intl knows no decimals of it, so that a mail named a hundred times the price.
  [450_000_000, 'LBP', 'LBP 4,500,000'],
  [450_000_050, 'LBP', 'LBP 4,500,000.50'],
])('%i of %s reads %s in a mail, as on the card and on the receipt', (amount, currency, text) => {
  expect(plain(formatMoney('en', amount, currency))).toBe(text);
});
