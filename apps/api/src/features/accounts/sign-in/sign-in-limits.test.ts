import { expect } from 'vitest';
import { api, test as base } from '../../../../test/api-test.ts';
import type { TestApp } from '../../../../test/build-app.ts';
import { aMember, mailedResetToken, TEST_PASSWORD } from '../../../../test/builders.ts';
import type { TestResponse } from '../../../../test/client/test-client.ts';
import { startOwnServer, startServerBeside } from '../../../../test/start-server.ts';
import { readConfig } from '../../../config.ts';

// Behind a proxy, so that a test can call from several addresses.
const test = base.extend('overrides', { scope: 'file' }, { rateLimit: true, trustProxy: true });

const WRONG = 'Wrong-Pass-1!';
const GYM_ADDRESS = '203.0.113.1';
const callFrom = (address: string) => api.anonymous.with({ 'x-forwarded-for': address });
const signIn = (email: string, password: string, address: string, cookie = '') =>
  callFrom(address).with({ cookie }).post('/auth/sign-in', { email, password });

async function failSignIn(email: string, address: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let i = 0; i < times; i += 1) statuses.push((await signIn(email, WRONG, address)).status);
  return statuses;
}
const cookieOf = (response: TestResponse) =>
  String(response.headers['set-cookie']).split(';')[0] ?? '';

test('after five failures an address is refused for that email, even with the right password', async () => {
  const { email } = await aMember(api.deps);
  expect(await failSignIn(email, GYM_ADDRESS, 6)).toEqual([401, 401, 401, 401, 401, 429]);
  const right = await signIn(email, TEST_PASSWORD, GYM_ADDRESS);
  expect([right.status, right.body.code]).toEqual([429, 'too_many_attempts']);
  expect(Number(right.headers['retry-after'])).toBeGreaterThan(800);
  expect(right.body.detail).toMatch(/Too many attempts\. Please try again in \d+ min/);
});

test('concurrent guesses are counted like others', async () => {
  const { email } = await aMember(api.deps);
  const responses = await Promise.all(
    Array.from({ length: 30 }, () => signIn(email, WRONG, '203.0.113.2')),
  );
  expect(responses.filter(({ status }) => status === 401)).toHaveLength(5);
});

test('guesses at two servers at once are counted like others', async () => {
  const { email } = await aMember(api.deps);
  const other = await startServerBeside(api, { rateLimit: true, trustProxy: true });
  const from = { 'x-forwarded-for': '203.0.113.20' };
  const guess = ({ anonymous }: TestApp) =>
    anonymous.with(from).post('/auth/sign-in', { email, password: WRONG });
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, i) => guess(i % 2 === 0 ? api : other)),
  );
  expect(responses.filter(({ status }) => status === 401)).toHaveLength(5);
});

test('of 250 guesses at once from one address no more than the limit are tried', async () => {
  const address = '198.51.105.1';
  const tried = new Set<number>();
  const statuses = new Set<number>();
  let waiting = Array.from({ length: 250 }, (_, i) => i);
  // What the server was too busy for was not counted, and comes again.
  while (waiting.length > 0) {
    const responses = await Promise.all(
      waiting.map((i) => signIn(`guess${i}@example.test`, WRONG, address)),
    );
    responses.forEach(({ status, headers }, i) => {
      statuses.add(status);
      if (status === 401) tried.add(waiting[i] ?? -1);
      else expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    });
    waiting = waiting.filter((_, i) => responses[i]?.status === 503);
  }
  expect(tried.size).toBe(100);
  expect([...statuses].sort()).toEqual([401, 429, 503]);
});

test('failures on one email do not affect others at the same address', async () => {
  const victim = await aMember(api.deps);
  const neighbour = await aMember(api.deps);
  await failSignIn(victim.email, '203.0.113.3', 6);
  expect((await signIn(neighbour.email, TEST_PASSWORD, '203.0.113.3')).status).toBe(200);
});

test('an attacker at one address does not lock the owner out at another', async () => {
  const { email } = await aMember(api.deps);
  await failSignIn(email, '198.51.100.1', 40);
  expect((await signIn(email, TEST_PASSWORD, '203.0.113.4')).status).toBe(200);
});

test('an attacker with many addresses does not either: a new address always has an attempt', async () => {
  const { email } = await aMember(api.deps);
  for (let i = 0; i < 20; i += 1) await failSignIn(email, `198.51.101.${i}`, 5);
  expect((await signIn(email, TEST_PASSWORD, '203.0.113.5')).status).toBe(200);
  // But strangers now get one attempt instead of five.
  expect(await failSignIn(email, '198.51.102.1', 2)).toEqual([401, 429]);
});

test('the owner’s own device has its own count, even at the attacker’s address', async () => {
  const { email } = await aMember(api.deps);
  const address = '203.0.113.6';
  const cookie = cookieOf(await signIn(email, TEST_PASSWORD, address));
  await failSignIn(email, address, 6);
  expect((await signIn(email, TEST_PASSWORD, address)).status).toBe(429);
  expect((await signIn(email, TEST_PASSWORD, address, cookie)).status).toBe(200);
});

test('a forged device cookie, or one of another user, has no effect', async () => {
  const [victim, attacker] = [await aMember(api.deps), await aMember(api.deps)];
  const address = '203.0.113.7';
  const cookie = cookieOf(await signIn(attacker.email, TEST_PASSWORD, address));
  await failSignIn(victim.email, address, 5);
  expect((await signIn(victim.email, WRONG, address, cookie)).status).toBe(429);
  expect((await signIn(victim.email, WRONG, address, 'pulse_device=a.b')).status).toBe(429);
});

test('a reset link always lets the owner sign in at once', async () => {
  const { id, email } = await aMember(api.deps);
  const address = '203.0.113.8';
  await failSignIn(email, address, 6);
  await callFrom(address).post('/auth/forgot-password', { email });
  const token = await mailedResetToken(api, id);
  const reset = await callFrom(address).post('/auth/reset-password', {
    token,
    password: TEST_PASSWORD,
  });
  expect((await signIn(email, TEST_PASSWORD, address, cookieOf(reset))).status).toBe(200);
});

test('successes are never counted', async () => {
  const { email } = await aMember(api.deps);
  for (let i = 0; i < 12; i += 1)
    expect((await signIn(email, TEST_PASSWORD, '203.0.113.9')).status).toBe(200);
});

test('an address that fails for a hundred emails is refused, known devices are not', async () => {
  const address = '198.51.103.1';
  const { email } = await aMember(api.deps);
  const cookie = cookieOf(await signIn(email, TEST_PASSWORD, address));
  for (let i = 0; i < 100; i += 20)
    await Promise.all(
      Array.from({ length: 20 }, (_, j) => signIn(`list${i + j}@example.test`, WRONG, address)),
    );
  expect((await signIn('list-101@example.test', WRONG, address)).status).toBe(429);
  expect((await signIn(email, TEST_PASSWORD, address, cookie)).status).toBe(200);
});

test('callers cannot fill a mailbox: five mails an hour are sent, all requests are accepted', async () => {
  const { id, email } = await aMember(api.deps);
  for (let i = 0; i < 8; i += 1)
    expect((await callFrom(GYM_ADDRESS).post('/auth/forgot-password', { email })).status).toBe(202);
  await api.dispatchEvents();
  const links = await api.deps.db
    .selectFrom('email_links')
    .select('purpose')
    .where('user_id', '=', id)
    .execute();
  expect(links).toHaveLength(5);
});

test('one address may request sixty mails an hour', async () => {
  const address = '198.51.104.1';
  const statuses: number[] = [];
  for (let i = 0; i < 61; i += 1)
    statuses.push(
      (await callFrom(address).post('/auth/forgot-password', { email: `nobody${i}@example.test` }))
        .status,
    );
  expect(statuses.slice(0, 60)).toEqual(Array(60).fill(202));
  const refused = await callFrom(address).post('/auth/forgot-password', {
    email: 'n@example.test',
  });
  expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('one account that sends too many requests is limited; others at its address are not', async () => {
  const [flooder, neighbour] = [await aMember(api.deps), await aMember(api.deps)];
  api.clock.advance(0);
  const me = await api.clientFor(flooder);
  const statuses = await Promise.all(
    Array.from({ length: 620 }, async () => (await me.get('/profile')).status),
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  expect((await (await api.clientFor(neighbour)).get('/profile')).status).toBe(200);
  api.clock.advance(60_000);
  expect((await me.get('/profile')).status).toBe(200);
});

test('without limits nothing is counted', async () => {
  const free = await startServerBeside(api, { rateLimit: false });
  const { email } = await aMember(api.deps);
  for (let i = 0; i < 8; i += 1) {
    const response = await free.anonymous.post('/auth/sign-in', { email, password: WRONG });
    expect(response.status).toBe(401);
  }
});

test('an address invented in X-Forwarded-For is no new one: the proxy appends the caller’s', async () => {
  const { dataDir } = api.deps.config;
  const { trustProxy } = readConfig({ PULSE_DATA_DIR: dataDir, PULSE_TRUST_PROXY: 'on' });
  const behindOne = await startOwnServer({ rateLimit: true, trustProxy });
  const { email } = await aMember(behindOne.deps);
  const guess = async (forwarded: string) => {
    const by = behindOne.anonymous.with({ 'x-forwarded-for': forwarded });
    return (await by.post('/auth/sign-in', { email, password: WRONG })).status;
  };
  const statuses: number[] = [];
  for (let made = 1; made <= 6; made += 1)
    statuses.push(await guess(`10.9.8.${made}, 203.0.113.77`));
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  expect(await guess('203.0.113.78')).toBe(401);
});

test('a home with a whole IPv6 network has no more guesses than another', async () => {
  const { email } = await aMember(api.deps);
  const statuses: number[] = [];
  for (let guess = 1; guess <= 6; guess += 1)
    statuses.push((await signIn(email, WRONG, `2001:db8:1:2::${guess}`)).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});

test('an address is given 120 passkey challenges in five minutes, and another one its own', async () => {
  const begin = async (address: string) => (await callFrom(address).post('/auth/passkey')).status;
  const begun = await Promise.all(Array.from({ length: 121 }, () => begin('203.0.113.70')));
  expect(begun.filter((status) => status === 201)).toHaveLength(120);
  expect(begun.filter((status) => status === 429)).toHaveLength(1);
  expect(await begin('203.0.113.71')).toBe(201);
});
