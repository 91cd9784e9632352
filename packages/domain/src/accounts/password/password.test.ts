import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPasswordAcceptable, passwordRequirements } from './password.ts';

const unmet = (password: string) =>
  passwordRequirements(password)
    .filter((requirement) => !requirement.met)
    .map((requirement) => requirement.code);

test('an empty password misses every requirement, in the order of the checklist', () => {
  expect(unmet('')).toEqual(['min_length', 'uppercase', 'lowercase', 'number', 'special']);
});

test.each([
  ['Pulse-Demo-2026!', []],
  ['Abc1!xy', ['min_length']],
  ['abcdefg1!', ['uppercase']],
  ['ABCDEFG1!', ['lowercase']],
  ['Abcdefgh!', ['number']],
  ['Abcdefg12', ['special']],
  ['Abcdefg1-', ['special']],
  ['Éàbcdef1!', []],
])('%s misses %j', (password, codes) => {
  expect(unmet(password)).toEqual(codes);
});

test('each special character of the spec counts', () => {
  for (const special of '!@#$%^&*(),.?":{}|<>') expect(unmet(`Abcdefg1${special}`)).toEqual([]);
});

test('characters outside the basic plane count once each', () => {
  expect(unmet('Ab1!😀😀😀')).toEqual(['min_length']);
  expect(unmet('Ab1!😀😀😀😀')).toEqual([]);
});

test('a password is acceptable exactly when its checklist is complete', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), (password) => {
      expect(isPasswordAcceptable(password)).toBe(unmet(password).length === 0);
    }),
  );
});
