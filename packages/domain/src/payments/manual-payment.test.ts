import { expect, test } from 'vitest';
import { receivedAmountFault, receivedDayFault } from './manual-payment.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const usd = (amount_minor: number) => ({ amount_minor, currency: 'USD' });

test.each([
  ['2026-11-29', 'received_later'],
  ['2026-11-28', null],
  ['2026-09-29', null],
  ['2026-09-28', 'received_too_long_ago'],
  ['1900-01-01', 'received_too_long_ago'],
])('money that was received on %s is answered with %s', (day, fault) => {
  expect(receivedDayFault(day, NOW)).toBe(fault);
});

test('an amount is the price, or has a reason', () => {
  const fault = (amount: ReturnType<typeof usd>, otherAmountReason: string | null) =>
    receivedAmountFault(usd(6900), { amount, otherAmountReason });
  expect(fault(usd(6900), null)).toBeNull();
  expect(fault(usd(1), null)).toBe('amount_not_the_price');
  expect(fault({ ...usd(6900), currency: 'LBP' }, null)).toBe('amount_not_the_price');
  expect(fault(usd(1), 'The rest comes on Friday')).toBeNull();
});
