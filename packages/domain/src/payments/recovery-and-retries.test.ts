import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../time/instants.ts';
import { nextChargeLookAt, nextChargeStep } from './charge-recovery.ts';
import { refundRetryAt } from './refund-retries.ts';

test('a charge is repeated under its key for 20 hours, then only read', () => {
  expect(nextChargeStep({ attemptedAt: null }, 0)).toBe('charge');
  expect(nextChargeStep({ attemptedAt: 0 }, 20 * HOUR - 1)).toBe('charge');
  expect(nextChargeStep({ attemptedAt: 0 }, 20 * HOUR)).toBe('read');
});

test('a charge without an outcome is looked at more and more seldom, hourly at least', () => {
  expect([1, 2, 3, 10, 1000].map((attempts) => nextChargeLookAt(0, attempts))).toEqual([
    MINUTE,
    2 * MINUTE,
    4 * MINUTE,
    HOUR,
    HOUR,
  ]);
});

test('a refund is sent again after growing pauses for more than a week, then given up', () => {
  let [now, attempts, pause] = [0, 1, 0];
  for (
    let next = refundRetryAt(now, attempts);
    next !== null;
    next = refundRetryAt(now, attempts)
  ) {
    expect(next - now).toBeGreaterThan(pause);
    [pause, now, attempts] = [next - now, next, attempts + 1];
  }
  expect(now).toBeGreaterThan(7 * DAY);
  fc.assert(fc.property(fc.integer({ min: attempts }), (more) => refundRetryAt(0, more) === null));
});
