import { expect, test } from 'vitest';
import { currencies, currencyOfZone } from './currency-of-zone.ts';

test.each([
  ['Asia/Beirut', 'USD'],
  ['Europe/Paris', 'EUR'],
  ['Europe/Zurich', 'CHF'],
  ['America/Montreal', 'CAD'],
])('a venue in %s proposes %s', (zone, currency) => {
  expect(currencyOfZone(zone)).toBe(currency);
  expect(currencies).toContain(currency);
});

test('every currency is a real one, and listed once', () => {
  const known = new Set(Intl.supportedValuesOf('currency'));
  expect(currencies.filter((currency) => !known.has(currency))).toEqual([]);
  expect(new Set(currencies).size).toBe(currencies.length);
});
