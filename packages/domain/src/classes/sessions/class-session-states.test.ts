import { expect, test } from 'vitest';
import { canTransitionClassSession } from './class-session-states.ts';

test('a class can be cancelled once, and put back', () => {
  expect(canTransitionClassSession('scheduled', 'cancelled')).toBe(true);
  expect(canTransitionClassSession('cancelled', 'cancelled')).toBe(false);
  expect(canTransitionClassSession('cancelled', 'scheduled')).toBe(true);
});
