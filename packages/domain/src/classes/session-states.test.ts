import { expect, test } from 'vitest';
import { canMoveSession } from './session-states.ts';

test('a class can be cancelled once and stays cancelled', () => {
  expect(canMoveSession('scheduled', 'cancelled')).toBe(true);
  expect(canMoveSession('cancelled', 'scheduled')).toBe(false);
  expect(canMoveSession('cancelled', 'cancelled')).toBe(false);
});
