import { expect, test } from 'vitest';
import { firstAuthMode, toAuthMode } from './auth-mode.ts';

test('a visitor who comes to book a class on a new device signs up first; all others sign in', () => {
  expect(firstAuthMode({ hasClassToBook: true, hadSession: false })).toBe('sign-up');
  expect(firstAuthMode({ hasClassToBook: true, hadSession: true })).toBe('sign-in');
  expect(firstAuthMode({ hasClassToBook: false, hadSession: false })).toBe('sign-in');
});

test.each([
  ['sign-up', 'sign-up'],
  ['forgot', 'forgot'],
  ['link', 'link'],
  ['sent', 'sent'],
  ['unknown', 'sign-in'],
  [null, 'sign-in'],
])('?mode=%s shows %s', (mode, shown) => {
  expect(toAuthMode(mode, 'sign-in')).toBe(shown);
});
