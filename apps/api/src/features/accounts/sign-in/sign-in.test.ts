import { ACCESS_TOKEN_LIFETIME } from '@pulse/domain';
import { expect } from 'vitest';
import { api, test } from '../../../../test/api-test.ts';
import { aMember, clientWithSession, signInAs, TEST_PASSWORD } from '../../../../test/builders.ts';
import { startServerBeside } from '../../../../test/start-server.ts';

test('a verified user signs in, is recognised by the token, and no longer after signing out', async () => {
  const { email } = await aMember(api.deps, { fullName: 'Maya Khoury' });
  const signedIn = await signInAs(api, { email: email.toUpperCase() });
  expect(signedIn.status).toBe(200);
  const me = clientWithSession(api, signedIn);
  expect((await me.get('/auth/me')).body.user_metadata.full_name).toBe('Maya Khoury');
  expect((await me.post('/auth/logout')).status).toBe(204);
  const after = await me.get('/auth/me');
  expect([after.status, after.body.code]).toEqual([401, 'unauthenticated']);
  const { refresh_token } = signedIn.body;
  const refreshed = await api.anonymous.post('/auth/refresh', { refresh_token });
  expect([refreshed.status, refreshed.body.code]).toEqual([401, 'session_expired']);
});

test.each([
  ['en', 'Invalid email or password'],
  ['fr', 'E-mail ou mot de passe incorrect'],
  ['de', 'E-Mail oder Passwort ist falsch'],
])(
  'an unknown email and a wrong password get the same response, in %s',
  async (language, detail) => {
    const { email } = await aMember(api.deps);
    const visitor = api.anonymous.with({ 'accept-language': language });
    const wrong = await visitor.post('/auth/sign-in', { email, password: 'Wrong-Pass-1!' });
    const unknown = await visitor.post('/auth/sign-in', {
      email: 'nobody@example.test',
      password: 'Wrong-Pass-1!',
    });
    expect([wrong.status, wrong.body.detail]).toEqual([401, detail]);
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  },
);

test('an access token works for 15 minutes', async () => {
  const { email } = await aMember(api.deps);
  const me = clientWithSession(api, await signInAs(api, { email }));
  api.clock.advance(ACCESS_TOKEN_LIFETIME - 2_000);
  expect((await me.get('/auth/me')).status).toBe(200);
  api.clock.advance(2_001);
  expect((await me.get('/auth/me')).status).toBe(401);
});

test('a token that was changed, or signed with another secret, is refused', async () => {
  const { email } = await aMember(api.deps);
  const { body } = await signInAs(api, { email });
  const [header, payload, signature] = body.access_token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const forged = Buffer.from(JSON.stringify({ ...claims, role: 'admin' })).toString('base64url');
  const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
  for (const token of [
    `${header}.${forged}.${signature}`,
    `${none}.${forged}.`,
    'nonsense',
    body.refresh_token,
  ]) {
    const caller = api.anonymous.with({ authorization: `Bearer ${token}` });
    expect((await caller.get('/auth/me')).status).toBe(401);
  }
});

test('signing out ends one session; revoking the others leaves only the current one', async () => {
  const { email } = await aMember(api.deps);
  const phone = clientWithSession(api, await signInAs(api, { email }));
  const laptop = clientWithSession(api, await signInAs(api, { email }));
  const tablet = clientWithSession(api, await signInAs(api, { email }));
  const devices = await phone.get('/profile/sessions');
  expect(devices.body.items).toHaveLength(3);
  expect(devices.body.items.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);

  await laptop.post('/auth/logout');
  expect((await phone.get('/auth/me')).status).toBe(200);
  expect((await phone.post('/profile/sessions/revoke-others')).status).toBe(204);
  expect((await tablet.get('/auth/me')).status).toBe(401);
  expect((await phone.get('/profile/sessions')).body.items).toHaveLength(1);
});

test('a sign-out in one process takes effect in another within a second, and after a restart', async () => {
  const { email } = await aMember(api.deps);
  const signedIn = await signInAs(api, { email });
  const other = await startServerBeside(api);
  const there = clientWithSession(other, signedIn);
  expect((await there.get('/auth/me')).status).toBe(200);
  await clientWithSession(api, signedIn).post('/auth/logout');
  await expect.poll(async () => (await there.get('/auth/me')).status).toBe(401);
  const restarted = await startServerBeside(api);
  expect((await clientWithSession(restarted, signedIn).get('/auth/me')).status).toBe(401);
});

test('the token of a deleted user is refused', async () => {
  const { id, email } = await aMember(api.deps);
  const me = clientWithSession(api, await signInAs(api, { email }));
  await api.deps.db
    .updateTable('users')
    .set({ deleted_at: new Date() })
    .where('id', '=', id)
    .execute();
  expect((await me.get('/auth/me')).status).toBe(401);
  expect((await signInAs(api, { email, password: TEST_PASSWORD })).status).toBe(401);
});
