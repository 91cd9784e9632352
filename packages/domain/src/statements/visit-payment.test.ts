import { expect, test } from 'vitest';
import { visitPaymentOn } from './visit-payment.ts';

test.each([
  ['no rate was agreed', null, 'unpaid'],
  ['it begins tomorrow', '2026-11-25', 'later'],
  ['it begins today', '2026-11-24', 'paid'],
  ['it began before', '2026-10-01', 'paid'],
] as const)('%s', (_, paidFrom, expected) => {
  expect(visitPaymentOn('2026-11-24', paidFrom)).toBe(expected);
});
