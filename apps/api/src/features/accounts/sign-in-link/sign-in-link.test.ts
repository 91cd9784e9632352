import { SIGN_IN_LINK_LIFETIME } from '@pulse/domain';
import { generateSync } from 'otplib';
import { expect } from 'vitest';
import { api, test as base } from '../../../../test/api-test.ts';
import {
  aMember,
  clientWithSession,
  dispatchedToken,
  signInAs,
  signUpAs,
  TEST_PASSWORD,
  userIdOf,
} from '../../../../test/builders.ts';
import { executedStatements } from '../../../../test/database/executed-statements.ts';

const test = base.extend('overrides', { scope: 'file' }, { rateLimit: true });

const request = (email: string) => api.anonymous.post('/auth/sign-in-link', { email });
const open = (token: string, language = 'en') =>
  api.anonymous.with({ 'accept-language': language }).post('/auth/sign-in/link', { token });
async function aMemberWithLink() {
  const member = await aMember(api.deps);
  expect((await request(member.email)).status).toBe(202);
  const token = await dispatchedToken(api, 'account.sign_in_link_requested', member.id);
  return { ...member, token };
}

test('a mailed link signs in once, on whatever device, and the password stays', async () => {
  const { email, token } = await aMemberWithLink();
  const both = await Promise.all([open(token), open(token)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
  const session = both.find(({ status }) => status === 200);
  expect(session?.body.user).toMatchObject({ email, user_metadata: { password_set: true } });
  expect(session?.headers['set-cookie']).toContain('pulse_device=');
  expect((await open(token)).body.code).toBe('link_invalid');
  expect((await signInAs(api, { email })).status).toBe(200);
});

test('a newer link ends the one before it, and a reset link does not sign in', async () => {
  const { id, email, token } = await aMemberWithLink();
  await request(email);
  const newer = await dispatchedToken(api, 'account.sign_in_link_requested', id);
  expect((await open(token)).body.code).toBe('link_invalid');
  await api.anonymous.post('/auth/forgot-password', { email });
  const reset = await dispatchedToken(api, 'account.password_reset_requested', id);
  expect((await open(reset)).body.code).toBe('link_invalid');
  expect((await open(newer)).status).toBe(200);
});

test.each([
  ['en', 'This sign-in link has expired. Please request a new one.'],
  ['fr', 'Ce lien de connexion a expiré. Veuillez en demander un nouveau.'],
  ['de', 'Dieser Anmeldelink ist abgelaufen. Bitte fordere einen neuen an.'],
])('a sign-in link works for 15 minutes, in %s', async (language, detail) => {
  const { token } = await aMemberWithLink();
  api.clock.advance(SIGN_IN_LINK_LIFETIME);
  expect((await open(token, language)).body).toMatchObject({ code: 'link_expired', detail });
});

test('an unknown address is answered alike, with the same statements', async () => {
  const { email } = await aMember(api.deps);
  const known = await executedStatements(() => request(email));
  const unknown = await executedStatements(() => request('nobody@example.test'));
  expect(unknown).toEqual(known);
});

test('a user is mailed five links in an hour, however often they are asked for', async () => {
  const { id, email } = await aMember(api.deps);
  for (let count = 0; count < 7; count += 1) expect((await request(email)).status).toBe(202);
  await api.dispatchEvents();
  const sent = await api.deps.db
    .selectFrom('email_links')
    .select('token_hash')
    .where('user_id', '=', id)
    .execute();
  expect(sent).toHaveLength(5);
});

test('the token is stored as a hash only', async () => {
  const { token } = await aMemberWithLink();
  const rows = await api.deps.db.selectFrom('email_links').select('token_hash').execute();
  const stored = rows.map(({ token_hash }) => token_hash.toString('latin1')).join();
  expect(stored).not.toContain(token);
  expect(stored).not.toContain(Buffer.from(token, 'base64url').toString('latin1'));
});

test('a second factor is still asked for', async () => {
  const user = await aMember(api.deps);
  const me = clientWithSession(api, await signInAs(api, user));
  const { secret } = (await me.post('/profile/second-factor', { password: TEST_PASSWORD })).body;
  const code = () => {
    api.clock.advance(60_000);
    return generateSync({ secret, epoch: Math.floor(api.clock.now() / 1000) });
  };
  await me.post('/profile/second-factor/confirm', { code: code() });
  await request(user.email);
  const opened = await open(await dispatchedToken(api, 'account.sign_in_link_requested', user.id));
  expect([opened.status, opened.body.code]).toEqual([401, 'second_factor_required']);
  const { challenge } = opened.body.details;
  const second = { challenge, code: code() };
  expect((await api.anonymous.post('/auth/sign-in/second-factor', second)).status).toBe(200);
});

test('it confirms the address, and a person who signed up with it before keeps no password', async () => {
  const { id, email, token } = await aMemberWithLink();
  await api.deps.db
    .updateTable('users')
    .set({ email_verified_at: null })
    .where('id', '=', id)
    .execute();
  const session = await open(token);
  expect(session.body.user.user_metadata.password_set).toBe(false);
  expect((await signInAs(api, { email })).status).toBe(401);
  const password = 'Copper-Lamp-4!';
  const set = await clientWithSession(api, session).put('/auth/user', { password });
  expect(set.status).toBe(200);
  expect((await signInAs(api, { email, password })).status).toBe(200);
});

test('once it signed in, the confirmation link from before does not, and the other way round', async () => {
  const confirm = (token: string) => api.anonymous.post('/auth/verify-email', { token });
  const signedUp = async (email: string) => {
    await signUpAs(api, email);
    const id = (await userIdOf(api, email)) ?? '';
    const confirmation = await dispatchedToken(api, 'account.signed_up', id);
    await request(email);
    const link = await dispatchedToken(api, 'account.sign_in_link_requested', id);
    return { confirmation, link };
  };
  const first = await signedUp('first-link@example.test');
  expect((await open(first.link)).status).toBe(200);
  expect((await confirm(first.confirmation)).body.code).toBe('link_invalid');
  const second = await signedUp('second-link@example.test');
  expect((await confirm(second.confirmation)).status).toBe(200);
  expect((await open(second.link)).body.code).toBe('link_invalid');
});
