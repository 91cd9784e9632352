import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isSettled,
  PAYMENT_STATES,
  type PaymentState,
  paymentAfterReport,
  REPORTED_STATES,
} from './payment-states.ts';

test.each([
  ['open', 'paid', 'paid'],
  ['processing', 'declined', 'declined'],
  ['processing', 'requires_action', 'requires_action'],
  ['open', 'expired', 'expired'],
  // Money taken late is money taken.
  ['expired', 'paid', 'paid'],
  ['declined', 'paid', 'paid'],
  ['expired', 'declined', null],
  ['requires_action', 'expired', null],
  ['processing', 'expired', null],
  ['processing', 'unknown', null],
  ['processing', 'missing', null],
  ['paid', 'paid', null],
  ['paid', 'declined', null],
  ['refunded', 'paid', null],
  ['partially_refunded', 'expired', null],
] as const)('%s, reported %s: %s', (current, reported, after) => {
  expect(paymentAfterReport(current, reported)).toBe(after);
});

test('money is counted once, in whatever order and however often reports arrive', () => {
  const reports = fc.array(fc.constantFrom(...REPORTED_STATES), { maxLength: 30 });
  fc.assert(
    fc.property(fc.constantFrom(...PAYMENT_STATES), reports, (start, list) => {
      let state: PaymentState = start;
      let timesPaid = 0;
      for (const reported of list) {
        const after = paymentAfterReport(state, reported);
        if (after === 'paid') timesPaid += 1;
        state = after ?? state;
      }
      expect(timesPaid).toBe(!isSettled(start) && list.includes('paid') ? 1 : 0);
      if (list.includes('paid')) expect(isSettled(state)).toBe(true);
    }),
  );
});
