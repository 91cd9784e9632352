import { expect, test } from 'vitest';
import { canTransitionClassSession } from './class-session-states.ts';

test('a class can be cancelled once and stays cancelled', () => {
  expect(canTransitionClassSession('scheduled', 'cancelled')).toBe(true);
  expect(canTransitionClassSession('cancelled', 'scheduled')).toBe(false);
  expect(canTransitionClassSession('cancelled', 'cancelled')).toBe(false);
});
