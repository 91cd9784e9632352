import { SECURITY_EVENTS, type SecurityEvent } from '@pulse/domain';
import { generateSync } from 'otplib';
import { expect } from 'vitest';
import { api, test as base } from '../../../test/api-test.ts';
import {
  aMember,
  clientWithSession,
  dispatchedToken,
  mailedResetToken,
  signInAs,
  TEST_PASSWORD,
  type TestUser,
} from '../../../test/builders.ts';
import { softwareAuthenticator } from '../../../test/client/software-authenticator.ts';
import type { TestClient } from '../../../test/client/test-client.ts';
import { applicationFixture } from '../../../test/fixtures/application-fixture.ts';

const test = base.extend('overrides', { scope: 'file' }, { rateLimit: true, trustProxy: true });
let browser: TestClient;
test.beforeAll(async () => {
  browser = api.anonymous.with({ 'x-forwarded-for': '2001:db8:1:2:3::4', 'user-agent': DEVICE });
});

const DEVICE = 'Test phone';
const NETWORK = '2001:db8:1:2::/64';
const WRONG = 'Wrong-Pass-1!';
const NEW_PASSWORD = 'Another-Fine-Pass-7!';
const password = TEST_PASSWORD;
const seen = new Set<string>();

/** The security events of an account since the last call, which must be from this device. */
async function eventsOf(subject: string): Promise<string[]> {
  const rows = await api.deps.db
    .selectFrom('audit.audit_log')
    .selectAll()
    .where('subject_id', '=', subject)
    .orderBy('id')
    .execute();
  const fresh = rows.filter(({ id }) => !seen.has(String(id)));
  for (const { id, kind, address, device } of fresh) {
    seen.add(String(id));
    expect([kind, address, device]).toEqual(['security', NETWORK, DEVICE]);
  }
  return fresh.map(({ action, after }) => {
    const { by, reason } = (after ?? {}) as { by?: string; reason?: string };
    return [action, by ?? reason].filter(Boolean).join(' ');
  });
}

async function signedIn(user: TestUser) {
  const session = await signInAs({ anonymous: browser }, user);
  await eventsOf(user.id);
  return { session, me: clientWithSession({ anonymous: browser }, session) };
}

test('signing in, and failing to, is written once each', async () => {
  const { id, email } = await aMember(api.deps);
  await browser.post('/auth/sign-in', { email, password: WRONG });
  await signInAs({ anonymous: browser }, { email });
  expect(await eventsOf(id)).toEqual(['fail_sign_in wrong_password', 'sign_in password']);
  const typed = 'my-secret-as-email@example.test';
  await browser.post('/auth/sign-in', { email: typed, password: WRONG });
  expect(await eventsOf('unknown')).toEqual(['fail_sign_in unknown_email']);
});

test('an account whose email is not confirmed fails with the right password too', async () => {
  const { id, email } = await aMember(api.deps);
  await api.deps.db
    .updateTable('users')
    .set({ email_verified_at: null })
    .where('id', '=', id)
    .execute();
  await signInAs({ anonymous: browser }, { email });
  expect(await eventsOf(id)).toEqual(['fail_sign_in email_not_confirmed']);
});

test('guesses beyond the limit are refused and not written', async () => {
  const { id, email } = await aMember(api.deps);
  for (let guess = 0; guess < 8; guess += 1)
    await browser.post('/auth/sign-in', { email, password: WRONG });
  expect(await eventsOf(id)).toHaveLength(5);
});

test('a password that is changed, reset or wrong is written', async () => {
  const user = await aMember(api.deps);
  const { me } = await signedIn(user);
  await me.put('/auth/user', { password: NEW_PASSWORD, current_password: WRONG });
  await me.put('/auth/user', { password: NEW_PASSWORD, current_password: password });
  expect(await eventsOf(user.id)).toEqual(['fail_password', 'change_password']);
  await browser.post('/auth/forgot-password', { email: user.email });
  const token = await mailedResetToken(api, user.id);
  await browser.post('/auth/reset-password', { token, password });
  expect(await eventsOf(user.id)).toEqual(['reset_password']);
});

test('a second factor that is switched on, used, failed, replaced by a recovery code and off is written', async () => {
  const user = await aMember(api.deps);
  const { me } = await signedIn(user);
  const { secret } = (await me.post('/profile/second-factor', { password })).body;
  const code = () => {
    api.clock.advance(60_000);
    return generateSync({ secret, epoch: Math.floor(api.clock.now() / 1000) });
  };
  const confirmed = await me.post('/profile/second-factor/confirm', { code: code() });
  expect(await eventsOf(user.id)).toEqual(['switch_on_second_factor']);
  const challenged = async (given: string) => {
    const { challenge } = (await signInAs({ anonymous: browser }, user)).body.details;
    return browser.post('/auth/sign-in/second-factor', { challenge, code: given });
  };
  await challenged('000000');
  expect(await eventsOf(user.id)).toEqual(['fail_code']);
  const again = await challenged(confirmed.body.recovery_codes[0]);
  expect(await eventsOf(user.id)).toEqual(['use_recovery_code', 'sign_in second_factor']);
  await clientWithSession({ anonymous: browser }, again).post('/profile/second-factor/switch-off', {
    password,
    code: code(),
  });
  expect(await eventsOf(user.id)).toEqual(['switch_off_second_factor']);
});

test('a passkey that is added, used, refused and removed is written', async () => {
  const user = await aMember(api.deps);
  const { me } = await signedIn(user);
  const device = softwareAuthenticator();
  const created = device.create((await me.post('/profile/passkeys/begin', { password })).body);
  const added = await me.post('/profile/passkeys', { name: 'Phone', passkey: created });
  const challenge = (await browser.post('/auth/passkey')).body;
  const passkey = device.sign(challenge);
  await browser.post('/auth/sign-in/passkey', { passkey });
  await browser.post('/auth/sign-in/passkey', { passkey });
  await me.post(`/profile/passkeys/${added.body.id}/remove`, { password });
  expect(await eventsOf(user.id)).toEqual([
    'add_passkey',
    'sign_in passkey',
    'fail_passkey',
    'remove_passkey',
  ]);
});

test('an address that is changed and taken back, and a link that signs in, are written', async () => {
  const user = await aMember(api.deps);
  const { me } = await signedIn(user);
  await me.post('/profile/email', { password, new_email: `moved-${user.email}` });
  const change = await dispatchedToken(api, 'account.email_change_requested', user.id);
  await browser.post('/auth/change-email', { token: change });
  const back = await dispatchedToken(api, 'account.email_changed', user.id);
  await browser.post('/auth/restore-email', { token: back });
  await browser.post('/auth/sign-in-link', { email: user.email });
  const token = await dispatchedToken(api, 'account.sign_in_link_requested', user.id);
  await browser.post('/auth/sign-in/link', { token });
  expect(await eventsOf(user.id)).toEqual(['change_email', 'restore_email', 'sign_in sign_in']);
});

test('a reused refresh token ends the session and is written once, however often it comes', async () => {
  const user = await aMember(api.deps);
  const { session } = await signedIn(user);
  const stolen = { refresh_token: session.body.refresh_token };
  const refresh = (body: object) => browser.post('/auth/refresh', body);
  const next = await refresh(stolen);
  await refresh({ refresh_token: next.body.refresh_token });
  api.clock.advance(60_000);
  await Promise.all([refresh(stolen), refresh(stolen), refresh(stolen)]);
  expect(await eventsOf(user.id)).toEqual(['end_reused_session']);
});

test('a refusal because of the role is written, ten in a quarter of an hour', async () => {
  const user = await aMember(api.deps);
  const { me } = await signedIn(user);
  for (let call = 0; call < 12; call += 1) expect((await me.get('/admin/plans')).status).toBe(403);
  expect(await eventsOf('listPlansToEdit')).toEqual(Array(10).fill('refuse_access'));
});

test('who reveals the numbers of an application is written with where they were', async () => {
  const { id } = await applicationFixture(api).submit();
  const { me } = await signedIn(await aMember(api.deps, { role: 'ops' }));
  expect((await me.post(`/admin/partner-applications/${id}/reveal`)).status).toBe(200);
  expect(await eventsOf(id)).toEqual(['reveal_partner_application']);
});

test('deleting an account is written, without an address or a device', async () => {
  const user = await aMember(api.deps);
  const { me } = await signedIn(user);
  await me.put('/auth/user', { password: NEW_PASSWORD, current_password: WRONG });
  expect((await me.get('/profile/data')).body.security_events).toMatchObject([
    { event: 'fail_password', address: NETWORK, device: DEVICE },
    { event: 'sign_in' },
  ]);
  expect((await me.post('/profile/delete', { password })).status).toBe(204);
  const rows = await api.deps.db
    .selectFrom('audit.audit_log')
    .select(['action', 'address', 'device'])
    .where('subject_id', '=', user.id)
    .orderBy('id')
    .execute();
  const from = { address: NETWORK, device: DEVICE };
  expect(rows).toEqual([
    { action: 'sign_in', ...from },
    { action: 'fail_password', ...from },
    { action: 'delete_account', address: null, device: null },
  ]);
});

test('each kind of event has been written above, and none has a password, a token or a code', async () => {
  const rows = await api.deps.db.selectFrom('audit.audit_log').selectAll().execute();
  const written = new Set(rows.map(({ action }) => action as SecurityEvent));
  expect(SECURITY_EVENTS.filter((event) => !written.has(event))).toEqual([]);
  const text = JSON.stringify(rows);
  for (const secret of [WRONG, NEW_PASSWORD, password, 'my-secret-as-email', '000000'])
    expect(text).not.toContain(secret);
});
