import Fastify from 'fastify';
import { expect, test } from 'vitest';
import {
  findKnownDevice,
  readKnownDeviceCookie,
  setKnownDeviceCookie,
} from './known-device-cookie.ts';

const EMAIL = 'owner@example.test';
const secrets = ['a secret for tests, 32 characters at least'] as const;

async function cookieAt(publicUrl: string): Promise<string> {
  const app = Fastify();
  app.get('/', async (_request, reply) => {
    setKnownDeviceCookie(reply, { publicUrl, secrets }, EMAIL);
    return '';
  });
  return String((await app.inject('/')).headers['set-cookie']);
}

test('over TLS the cookie is bound to this host, and no script and no other site can use it', async () => {
  const cookie = await cookieAt('https://pulse.example');
  expect(cookie).toMatch(
    /^__Host-pulse_device=[\w.-]+; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Strict; Secure$/,
  );
});

test('without TLS, which only a machine of one’s own has, the name has no prefix', async () => {
  expect(await cookieAt('http://localhost:3000')).toMatch(/^pulse_device=.*SameSite=Strict$/);
});

test('a device is known under either name, the bound one first', async () => {
  const header = (await cookieAt('https://pulse.example')).split(';')[0] ?? '';
  const known = (text: string) =>
    findKnownDevice({ publicUrl: '', secrets }, EMAIL, readKnownDeviceCookie(text)) !== null;
  expect(known(`pulse_device=a.b; ${header}`)).toBe(true);
  expect(known(header.replace('__Host-', ''))).toBe(true);
  expect(known(`__Host-pulse_device=a.b; ${header.replace('__Host-', '')}`)).toBe(false);
});
