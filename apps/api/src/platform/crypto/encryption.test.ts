import { expect, test } from 'vitest';
import { createEncryption } from './encryption.ts';

const SECRET = 'a secret for tests, 32 characters at least';
const NEWER = 'another secret, of 32 characters as well';
const encryption = createEncryption([SECRET], 'test');

test('an encrypted text decrypts to the same text, and never looks the same twice', () => {
  const first = encryption.encrypt('LB-301 4455 · Zürich');
  const second = encryption.encrypt('LB-301 4455 · Zürich');
  expect(first.equals(second)).toBe(false);
  expect(first.toString('latin1')).not.toContain('LB-301');
  expect(encryption.decrypt(first)).toBe('LB-301 4455 · Zürich');
  expect(encryption.decrypt(second)).toBe('LB-301 4455 · Zürich');
});

test('one changed bit anywhere is detected', () => {
  const encrypted = encryption.encrypt('secret');
  for (let at = 0; at < encrypted.length; at += 1) {
    const changed = Buffer.from(encrypted);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => encryption.decrypt(changed)).toThrow();
  }
});

test('another purpose or another server has another key', () => {
  const encrypted = encryption.encrypt('secret');
  expect(() => createEncryption([SECRET], 'other').decrypt(encrypted)).toThrow();
  expect(() => createEncryption([NEWER], 'test').decrypt(encrypted)).toThrow();
});

test('an earlier secret decrypts as long as it stands after the newest, which then takes its place', () => {
  const before = encryption.encrypt('LB-301 4455');
  const after = createEncryption([NEWER, SECRET], 'test');
  expect(after.decrypt(before)).toBe('LB-301 4455');
  const renewed = after.renew(before) ?? expect.unreachable();
  expect(createEncryption([NEWER], 'test').decrypt(renewed)).toBe('LB-301 4455');
  expect(after.renew(renewed)).toBeNull();
  expect(() => encryption.decrypt(renewed)).toThrow();
});
