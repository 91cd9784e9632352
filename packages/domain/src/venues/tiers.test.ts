import { expect, test } from 'vitest';
import { effectiveTier } from './tiers.ts';

test('a class uses the plus allowance when it or its venue is plus', () => {
  expect(effectiveTier('standard', 'standard')).toBe('standard');
  expect(effectiveTier('plus', 'standard')).toBe('plus');
  expect(effectiveTier('standard', 'plus')).toBe('plus');
  expect(effectiveTier('plus', 'plus')).toBe('plus');
});
