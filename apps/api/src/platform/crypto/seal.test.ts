import { expect, test } from 'vitest';
import { createSeal } from './seal.ts';

const SECRET = 'a secret for tests, 32 characters at least';
const seal = createSeal(SECRET, 'test');

test('what was sealed opens to the same text, and never looks the same twice', () => {
  const first = seal.seal('LB-301 4455 · Zürich');
  const second = seal.seal('LB-301 4455 · Zürich');
  expect(first.equals(second)).toBe(false);
  expect(first.toString('latin1')).not.toContain('LB-301');
  expect(seal.open(first)).toBe('LB-301 4455 · Zürich');
  expect(seal.open(second)).toBe('LB-301 4455 · Zürich');
});

test('one changed bit anywhere is noticed', () => {
  const sealed = seal.seal('secret');
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => seal.open(changed)).toThrow();
  }
});

test('another purpose or another server has another key', () => {
  const sealed = seal.seal('secret');
  expect(() => createSeal(SECRET, 'other').open(sealed)).toThrow();
  expect(() => createSeal(`${SECRET}!`, 'test').open(sealed)).toThrow();
});
