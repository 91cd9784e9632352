import fc from 'fast-check';
import { expect, test } from 'vitest';
import { containsOwnWords } from './contains-own-words.ts';

const maya = { email: 'm.haddad92@example.test', fullName: 'Maya El Khoury' };

test.each(['Khoury!2026', 'my-MAYA-is-1', 'xHaddad92x!', 'M.Haddad92!', 'Khoùry-#1'])(
  'a password with the name or the address in it is found: %s',
  (password) => expect(containsOwnWords(password, maya)).toBe(true),
);

test.each(['Elephant-7!', 'Copper-Lamp-4', 'example.Test1'])(
  'short words and the provider of the address do not count: %s',
  (password) => expect(containsOwnWords(password, maya)).toBe(false),
);

test('a word of the name is found wherever it stands and however it is written', () => {
  const word = fc.stringMatching(/^[a-z]{4,12}$/);
  fc.assert(
    fc.property(word, fc.string(), fc.string(), fc.boolean(), (name, before, after, upper) => {
      const password = `${before} ${upper ? name.toUpperCase() : name} ${after}`;
      expect(containsOwnWords(password, { email: '', fullName: `Jo ${name}` })).toBe(true);
    }),
  );
});
