import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { api, test as base } from '../../../../test/api-test.ts';
import { aMember, clientWithSession, signInAs, TEST_PASSWORD } from '../../../../test/builders.ts';
import { waitForBlockedStatements } from '../../../../test/database/race-conditions.ts';
import { hashPassword } from '../password/password-hash.ts';
import { lockUser, savePassword } from '../users/users.store.ts';

/*
 * Requests that are being processed while a password changes or an account is deleted must not take
 * effect afterwards.
 */
const test = base.extend('overrides', { scope: 'file' }, { demo: true });

/**
 * Sends the headers and half of the body of a request, waits for `duringRequest`, and then sends
 * the rest.
 */
async function sendSlowly(token: string, duringRequest: () => Promise<unknown>): Promise<number> {
  if (!api.app.server.listening) await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as AddressInfo;
  const arrived = new Promise<void>((resolve) => api.app.server.once('request', () => resolve()));
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const pendingRequest = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/v1/feedback',
    headers,
  });
  const status = new Promise<number>((resolve, reject) => {
    pendingRequest
      .on('response', (response) => resolve(response.resume().statusCode ?? 0))
      .on('error', reject);
  });
  pendingRequest.write('{"category": "idea", "rating": 5, ');
  await arrived;
  await duringRequest();
  pendingRequest.end('"message": "More cold plunges, please.", "screenshot_key": null}');
  return status;
}

test('a request whose session ends while its body arrives is refused', async () => {
  const user = await aMember(api.deps);
  const session = await signInAs(api, user);
  const me = clientWithSession(api, session);
  expect(await sendSlowly(session.body.access_token, async () => undefined)).toBe(201);
  const deleted = () => me.post('/profile/delete', { password: TEST_PASSWORD });
  expect(await sendSlowly(session.body.access_token, deleted)).toBe(401);
  const { rows } = await api.deps.pool.query('SELECT FROM feedback WHERE user_id = $1', [user.id]);
  expect(rows).toEqual([]);
});

test('a profile cannot be changed after the account is deleted', async () => {
  const user = await aMember(api.deps);
  const late = await api.clientFor(user);
  await late.post('/profile/delete', { password: TEST_PASSWORD });
  const response = await late.patch('/profile', { full_name: 'Maya', phone: '+961 71 234 567' });
  expect([response.status, response.body.code]).toEqual([401, 'unauthenticated']);
  const { rows } = await api.deps.pool.query('SELECT full_name, phone FROM users WHERE id = $1', [
    user.id,
  ]);
  expect(rows).toEqual([{ full_name: '', phone: null }]);
});

test('what is paid for a deleted account is given back, and no plan begins', async () => {
  const user = await aMember(api.deps);
  const late = await api.clientFor(user);
  const plan = { plan_code: 'plus', billing_interval: 'month' };
  const { payment_id } = (await late.post('/membership/checkout', plan)).body;
  await late.post('/profile/delete', { password: TEST_PASSWORD });
  const paid = await late.post(`/demo/payments/${payment_id}/settle`, { outcome: 'approve' });
  expect(paid.body.status).toBe('refunded');
  const begun = await api.deps.db
    .selectFrom('memberships')
    .select('id')
    .where('user_id', '=', user.id)
    .execute();
  expect(begun).toEqual([]);
});

test.each([
  ['signing in', 'post', '/auth/sign-in'],
  ['choosing another password', 'put', '/auth/user'],
  ['deleting the account', 'post', '/profile/delete'],
] as const)(
  '%s with a password that is reset meanwhile is refused',
  async (_what, method, path) => {
    const user = await aMember(api.deps);
    const me = await api.clientFor(user);
    const body = {
      '/auth/sign-in': { email: user.email, password: TEST_PASSWORD },
      '/auth/user': { password: 'Another-Pass-2026!', current_password: TEST_PASSWORD },
      '/profile/delete': { password: TEST_PASSWORD },
    }[path];
    const another = await hashPassword('Reset-Pass-2026!');
    const { answer: response } = await api.deps.db.transaction().execute(async (tx) => {
      await lockUser(tx, user.id);
      const response = me[method](path, body);
      await Promise.race([response, waitForBlockedStatements(api)]);
      await savePassword(tx, user.id, another);
      return { answer: response };
    });
    expect((await response).status).toBe(401);
    const again = { email: user.email, password: 'Reset-Pass-2026!' };
    expect((await api.anonymous.post('/auth/sign-in', again)).status).toBe(200);
  },
);
