import { expect, test } from 'vitest';
import { hasAllowanceLeft, remainingAllowance } from './allowance.ts';

test('visits used and places booked both count against the limit', () => {
  expect(remainingAllowance({ used: 5, booked: 2, limit: 8 })).toBe(1);
  expect(hasAllowanceLeft({ used: 5, booked: 2, limit: 8 })).toBe(true);
  expect(hasAllowanceLeft({ used: 5, booked: 3, limit: 8 })).toBe(false);
});

test('nothing is left of a limit of zero, nor of one that a downgrade went below', () => {
  expect(hasAllowanceLeft({ used: 0, booked: 0, limit: 0 })).toBe(false);
  expect(remainingAllowance({ used: 12, booked: 0, limit: 8 })).toBe(0);
});

test('without a limit there is always allowance left', () => {
  expect(remainingAllowance({ used: 400, booked: 9, limit: null })).toBe(null);
  expect(hasAllowanceLeft({ used: 400, booked: 9, limit: null })).toBe(true);
});
