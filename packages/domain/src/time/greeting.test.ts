import { expect, test } from 'vitest';
import { greetingAt } from './greeting.ts';

test.each([
  [0, 'neutral'],
  [4, 'neutral'],
  [5, 'morning'],
  [10, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [22, 'evening'],
  [23, 'neutral'],
] as const)('at %i o’clock every language greets as %s', (hour, greeting) => {
  for (const language of ['en', 'fr', 'de'] as const)
    expect(greetingAt(hour, language)).toBe(greeting);
});

test('at 11 German no longer says good morning', () => {
  expect(greetingAt(11, 'de')).toBe('afternoon');
  expect(greetingAt(11, 'en')).toBe('morning');
});
