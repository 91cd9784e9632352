import fc from 'fast-check';
import { expect, test } from 'vitest';
import { base64url, bytesOfBase64url, equalsInConstantTime, hmac } from './hmac.ts';

const hex = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

test('the HMAC equals RFC 4231, test case 2', async () => {
  const mac = await hmac(new TextEncoder().encode('Jefe'), 'what do ya want for nothing?');
  expect(hex(mac)).toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843');
});

test('two texts are equal only when every character and the length are equal', () => {
  expect(equalsInConstantTime('abc', 'abc')).toBe(true);
  expect(equalsInConstantTime('abc', 'abd')).toBe(false);
  expect(equalsInConstantTime('abc', 'ab')).toBe(false);
  expect(equalsInConstantTime('ab', 'abc')).toBe(false);
  expect(equalsInConstantTime('', '\0')).toBe(false);
});

test('bytes survive encoding to base64url and back, in an alphabet that is safe in a path', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      const text = base64url(bytes);
      expect(text).toMatch(/^[A-Za-z0-9_-]*$/);
      expect([...bytesOfBase64url(text)]).toEqual([...bytes]);
    }),
  );
});
