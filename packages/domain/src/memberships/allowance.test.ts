import { expect, test } from 'vitest';
import { hasRoom, remaining } from './allowance.ts';

test('visits made and places booked both take from the limit', () => {
  expect(remaining({ used: 5, booked: 2, limit: 8 })).toBe(1);
  expect(hasRoom({ used: 5, booked: 2, limit: 8 })).toBe(true);
  expect(hasRoom({ used: 5, booked: 3, limit: 8 })).toBe(false);
});

test('nothing is left of a limit of zero, nor of one that a downgrade went below', () => {
  expect(hasRoom({ used: 0, booked: 0, limit: 0 })).toBe(false);
  expect(remaining({ used: 12, booked: 0, limit: 8 })).toBe(0);
});

test('no limit means always room', () => {
  expect(remaining({ used: 400, booked: 9, limit: null })).toBe(null);
  expect(hasRoom({ used: 400, booked: 9, limit: null })).toBe(true);
});
