import { expect, test } from 'vitest';
import { base32 } from './base32.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

// RFC 4648, section 10, without padding.
test.each([
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%s is encoded as %s', (text, expected) => {
  expect(base32(bytes(text), 16)).toBe(expected);
});

test('the result is cut to the given length', () => {
  expect(base32(bytes('foobar'), 5)).toBe('MZXW6');
});
