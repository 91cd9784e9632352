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

test('a password above 200 characters is too long, which the checklist then says', () => {
  const longest = `Ab1!${'x'.repeat(196)}`;
  expect([unmet(longest), isPasswordAcceptable(longest)]).toEqual([[], true]);
  expect([unmet(`${longest}x`), isPasswordAcceptable(`${longest}x`)]).toEqual([
    ['max_length'],
    false,
  ]);
});

test.each(['Abc 1234 !', 'Abc_1234!', 'Ünïçödé1!', 'Пароль-Ab1!', 'Ab1!\ttab', "Ab1!'quote'"])(
  'spaces, underscores and letters of any script are allowed beside what is required: %s',
  (password) => expect(isPasswordAcceptable(password)).toBe(true),
);

test('a password is acceptable exactly when its checklist is complete', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), (password) => {
      expect(isPasswordAcceptable(password)).toBe(unmet(password).length === 0);
    }),
  );
});
