import type { VenueRates } from '@pulse/contract/client';
import { expect, test } from 'vitest';
import { toProposal, toRateValues, unreadableRates } from './rate-values.ts';

const present: VenueRates = {
  venue: { id: '', name: 'Nafas', city: 'Beirut', partner_name: 'Nafas SAL' },
  first_possible_day: '2026-11-23',
  currency: 'USD',
  rates: [
    { kind: 'class', first_day: '2026-10-01', amount_minor: 950 },
    { kind: 'late', first_day: '2026-10-01', amount_minor: 0 },
  ],
  published: true,
  proposal: null,
};

test('only what differs from the rates in force is proposed', () => {
  const values = toRateValues(present);
  expect(values).toMatchObject({ class: '9.5', late: '0', plus: '', first_day: '2026-11-23' });
  expect(toProposal(values, present).rates).toEqual({});
  expect(toProposal({ ...values, class: '9,50', plus: '16', late: '' }, present).rates).toEqual({
    plus: 1600,
  });
  expect(toProposal({ ...values, late: '4', currency: ' usd ' }, present)).toMatchObject({
    currency: 'USD',
    rates: { late: 400 },
  });
});

test('what is no amount, no currency or no day cannot be sent; empty amounts can', () => {
  const values = toRateValues(present);
  expect(unreadableRates(values)).toEqual([]);
  expect(unreadableRates({ ...values, plus: 'ten', currency: 'dollars', first_day: '' })).toEqual([
    'first_day',
    'currency',
    'plus',
  ]);
});
