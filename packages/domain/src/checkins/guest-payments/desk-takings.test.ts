import { expect, test } from 'vitest';
import { type DeskReceipt, sumTakings } from './desk-takings.ts';

const receipt = (amountMinor: number, more: Partial<DeskReceipt> = {}): DeskReceipt => ({
  method: 'cash',
  amountMinor,
  currency: 'USD',
  takesBack: false,
  ...more,
});

test('cash and card are added up for each currency, and what is taken back is subtracted', () => {
  const day = [
    receipt(1200),
    receipt(900, { method: 'card' }),
    receipt(1500, { currency: 'EUR', method: 'card' }),
    receipt(1200),
    receipt(1200, { takesBack: true }),
  ];
  expect(sumTakings(day)).toEqual([
    { currency: 'EUR', cashMinor: 0, cardMinor: 1500, totalMinor: 1500 },
    { currency: 'USD', cashMinor: 1200, cardMinor: 900, totalMinor: 2100 },
  ]);
});

test('a payment of yesterday that is taken back today leaves today below nothing', () => {
  expect(sumTakings([receipt(1200, { takesBack: true })])).toEqual([
    { currency: 'USD', cashMinor: -1200, cardMinor: 0, totalMinor: -1200 },
  ]);
  expect(sumTakings([])).toEqual([]);
});
