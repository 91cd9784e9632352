import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { TestApp } from '../../../../test/build-app.ts';
import { aMember, signInAs, TEST_PASSWORD } from '../../../../test/builders.ts';
import { hashPassword } from '../password/password-hash.ts';

vi.mock('@node-rs/argon2', { spy: true });

let api: TestApp;
let argon2: typeof import('@node-rs/argon2');
// Test files share the modules that are loaded already; this one needs a server loaded with the spy,
// and the files after it one without.
beforeAll(async () => {
  vi.resetModules();
  argon2 = await import('@node-rs/argon2');
  const { buildApp } = await import('../../../../test/build-app.ts');
  api = await buildApp();
});
afterAll(async () => {
  await api.close();
  vi.resetModules();
});

test('an unknown email costs the server the same work as a wrong password', async () => {
  const passwordHash = await hashPassword(TEST_PASSWORD);
  const { email } = await aMember(api.deps, { passwordHash });
  const workOf = async (address: string) => {
    vi.mocked(argon2.verify).mockClear();
    await signInAs(api, { email: address, password: 'Wrong-Pass-1!' });
    const { calls } = vi.mocked(argon2.verify).mock;
    return calls.map(([hash]) => String(hash).split('$').slice(1, 4));
  };
  const known = await workOf(email);
  expect(known).toEqual([['argon2id', 'v=19', 'm=19456,t=2,p=1']]);
  expect(await workOf('nobody@example.test')).toEqual(known);
});
