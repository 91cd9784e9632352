import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

test('a password is compared as it was typed: nothing is cut off, folded or normalised', async () => {
  const password = `Café-Lamp-4! ${'long '.repeat(30)}`;
  const stored = await hashPassword(password);
  expect(await verifyPassword(stored, password)).toBe(true);
  const others = [
    password.toLowerCase(),
    password.trim(),
    password.slice(0, 72),
    password.normalize('NFD'),
  ];
  for (const other of others) expect(await verifyPassword(stored, other)).toBe(false);
});
