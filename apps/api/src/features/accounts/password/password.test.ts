import { RESET_LINK_LIFETIME } from '@pulse/domain';

import { expect } from 'vitest';
import { api, test } from '../../../../test/api-test.ts';
import {
  aMember,
  clientWithSession,
  mailedResetToken,
  mailedToken,
  signInAs,
  TEST_PASSWORD,
} from '../../../../test/builders.ts';
import { executedStatements } from '../../../../test/database/executed-statements.ts';

const NEW_PASSWORD = 'Another-Pass-2!';

async function aMemberWithResetLink() {
  const member = await aMember(api.deps);
  const session = await signInAs(api, member);
  const { email } = member;
  expect((await api.anonymous.post('/auth/forgot-password', { email })).status).toBe(202);
  const token = await mailedResetToken(api, member.id);
  return { ...member, session, token };
}
const reset = (token: string, language = 'en') =>
  api.anonymous
    .with({ 'accept-language': language })
    .post('/auth/reset-password', { token, password: NEW_PASSWORD });

test('a reset link sets a new password once and ends every session', async () => {
  const { email, session, token } = await aMemberWithResetLink();
  expect((await reset(token)).status).toBe(204);
  expect((await clientWithSession(api, session).get('/auth/me')).status).toBe(401);
  const { refresh_token } = session.body;
  expect((await api.anonymous.post('/auth/refresh', { refresh_token })).status).toBe(401);
  expect((await signInAs(api, { email })).status).toBe(401);
  expect((await signInAs(api, { email, password: NEW_PASSWORD })).status).toBe(200);

  const again = await reset(token);
  expect([again.status, again.body.code]).toEqual([410, 'link_invalid']);
});

test('of two concurrent uses of one reset link, one works', async () => {
  const { token } = await aMemberWithResetLink();
  const responses = await Promise.all([reset(token), reset(token)]);
  expect(responses.map(({ status }) => status).sort()).toEqual([204, 410]);
});

test('a newer reset link ends the one before it', async () => {
  const { id, token, email } = await aMemberWithResetLink();
  await api.anonymous.post('/auth/forgot-password', { email });
  const second = await mailedResetToken(api, id);
  const older = await reset(token);
  expect([older.status, older.body.code]).toEqual([410, 'link_invalid']);
  expect((await reset(second)).status).toBe(204);
});

test.each([
  ['en', 'Password reset link has expired. Please request a new one.'],
  ['fr', 'Le lien de réinitialisation du mot de passe a expiré. Veuillez en demander un nouveau.'],
  ['de', 'Der Link zum Zurücksetzen des Passworts ist abgelaufen. Bitte fordere einen neuen an.'],
])('a reset link works for 15 minutes, in %s', async (language, detail) => {
  const { token } = await aMemberWithResetLink();
  api.clock.advance(RESET_LINK_LIFETIME);
  const expired = await reset(token, language);
  expect([expired.status, expired.body.code, expired.body.detail]).toEqual([
    410,
    'link_expired',
    detail,
  ]);
});

test.each([
  ['en', 'Invalid or expired reset link. Please try again.'],
  ['fr', 'Lien de réinitialisation non valable ou expiré. Veuillez réessayer.'],
  ['de', 'Der Link zum Zurücksetzen ist ungültig oder abgelaufen. Bitte versuche es noch einmal.'],
])('an unknown reset link is refused, in %s', async (language, detail) => {
  const response = await reset('nonsense', language);
  expect([response.status, response.body.code, response.body.detail]).toEqual([
    410,
    'link_invalid',
    detail,
  ]);
});

test.each([
  ['en', 'Reset token missing. Please request a new password reset.'],
  [
    'fr',
    'Jeton de réinitialisation manquant. Veuillez demander une nouvelle réinitialisation du mot de passe.',
  ],
  ['de', 'Der Code zum Zurücksetzen fehlt. Bitte setze dein Passwort noch einmal zurück.'],
])('a reset without a token says so, in %s', async (language, detail) => {
  const response = await reset('', language);
  expect([response.status, response.body.code, response.body.detail]).toEqual([
    400,
    'token_missing',
    detail,
  ]);
});

test('requesting a reset is always accepted and does not reveal who has an account', async () => {
  const response = await api.anonymous.post('/auth/forgot-password', {
    email: 'nobody@example.test',
  });
  expect([response.status, response.body]).toEqual([202, '']);
});

test('before the response, an unknown address costs the same statements as a known one', async () => {
  const { email } = await aMember(api.deps);
  const statementsOf = (address: string) =>
    executedStatements(() => api.anonymous.post('/auth/forgot-password', { email: address }));
  const known = await statementsOf(email);
  expect(known).toContainEqual(expect.stringContaining('outbox'));
  expect(await statementsOf('nobody@example.test')).toEqual(known);
  expect(known.join()).not.toContain('users');
});

test('a verification link does not reset a password', async () => {
  const email = 'mixed@example.test';
  await api.anonymous.post('/auth/sign-up', {
    email,
    password: TEST_PASSWORD,
    full_name: 'Mixed Up',
    adult: true,
  });
  const { id } = await api.deps.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const token = await mailedToken(api, 'account.signed_up', id);
  expect((await reset(token)).body.code).toBe('link_invalid');
});

test('a new password needs the current one, ends every other session and starts a new one', async () => {
  const { email } = await aMember(api.deps);
  const phone = await signInAs(api, { email });
  const laptop = await signInAs(api, { email });
  const me = clientWithSession(api, phone);

  const without = await me.put('/auth/user', { password: NEW_PASSWORD });
  expect([without.status, without.body.code]).toEqual([401, 'invalid_credentials']);
  const changed = await me.put('/auth/user', {
    password: NEW_PASSWORD,
    current_password: TEST_PASSWORD,
    data: { password_set: true },
  });
  expect(changed.status).toBe(200);
  expect((await clientWithSession(api, changed).get('/auth/me')).status).toBe(200);
  expect((await me.get('/auth/me')).status).toBe(401);
  expect((await clientWithSession(api, laptop).get('/auth/me')).status).toBe(401);
  expect((await signInAs(api, { email, password: NEW_PASSWORD })).status).toBe(200);
});

test('a weak new password is refused with the text of the dialog', async () => {
  const { email } = await aMember(api.deps);
  const me = clientWithSession(api, await signInAs(api, { email }));
  const response = await me.put('/auth/user', {
    password: 'weak',
    current_password: TEST_PASSWORD,
  });
  expect(response.body).toMatchObject({
    status: 400,
    detail: 'Password must meet all security requirements',
  });
});
