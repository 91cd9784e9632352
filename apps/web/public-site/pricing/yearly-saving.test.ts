import type { Plan } from '@pulse/contract/client';
import { expect, test } from 'vitest';
import { yearlySaving } from './yearly-saving.ts';

const plan = (monthly: number | null, yearly: number, currency = 'USD') =>
  ({
    monthly_price: monthly === null ? null : { amount_minor: monthly, currency: 'USD' },
    yearly_price: { amount_minor: yearly, currency },
  }) as Plan;

test('a year saves what it costs less than twelve months', () => {
  expect(yearlySaving(plan(3900, 39_000))).toEqual({ amount_minor: 7800, currency: 'USD' });
});

test.each([
  ['costs as much', plan(3900, 46_800)],
  ['has no monthly price', plan(null, 39_000)],
  ['is priced in another currency', plan(3900, 39_000, 'EUR')],
])('nothing is said to be saved where the plan %s', (_, priced) => {
  expect(yearlySaving(priced)).toBeNull();
});
