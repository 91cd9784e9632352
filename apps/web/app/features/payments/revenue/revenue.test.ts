import type { Revenue } from '@pulse/contract/client';
import { expect, test } from 'vitest';
import { lastMonths } from './months.ts';
import { sumRevenue } from './sum-revenue.ts';

test('the last 24 months in UTC, the present one first, also on the 31st', () => {
  const months = lastMonths(Date.parse('2026-03-31T23:30:00Z'));
  expect(months.slice(0, 4)).toEqual(['2026-03', '2026-02', '2026-01', '2025-12']);
  expect(months).toHaveLength(24);
  expect(new Set(months).size).toBe(24);
});

test('amounts are added up currency by currency, never across them', () => {
  const row = (currency: string, received_minor: number, refunded_minor = 0): Revenue => ({
    month: '2026-10',
    plan_code: 'plus',
    currency,
    payments: 1,
    received_minor,
    refunded_minor,
    net_minor: received_minor - refunded_minor,
  });
  expect(sumRevenue([row('USD', 6900), row('JPY', 1250), row('USD', 3900, 900)])).toEqual([
    { currency: 'USD', payments: 2, received_minor: 10_800, refunded_minor: 900, net_minor: 9900 },
    { currency: 'JPY', payments: 1, received_minor: 1250, refunded_minor: 0, net_minor: 1250 },
  ]);
  expect(sumRevenue([])).toEqual([]);
});
