import { DAY } from '@pulse/domain';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { api, test } from '../../../../test/api-test.ts';
import type { TestApp } from '../../../../test/build-app.ts';
import {
  clientWithSession,
  dispatchedToken,
  mailedToken,
  signInAs,
  TEST_PASSWORD,
} from '../../../../test/builders.ts';
import { executedStatements } from '../../../../test/database/executed-statements.ts';
import { startOwnServer } from '../../../../test/start-server.ts';

const signUpBody = (email: string) => ({
  email,
  password: TEST_PASSWORD,
  full_name: 'Maya Khoury',
  adult: true,
});
const userIdOf = async (email: string) =>
  (
    await api.deps.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).id;

test('a new member signs up, cannot sign in, confirms the email once and is signed in', async () => {
  const email = 'maya@example.test';
  const signedUp = await api.anonymous.post('/auth/sign-up', signUpBody(' Maya@Example.test '));
  expect([signedUp.status, signedUp.body]).toEqual([201, { email }]);

  const early = await signInAs(api, { email });
  expect([early.status, early.body.code]).toEqual([403, 'email_not_confirmed']);
  expect(early.body.detail).toBe('Please confirm your email before signing in');

  const token = await mailedToken(api, 'account.signed_up', await userIdOf(email));
  const verified = await api.anonymous.post('/auth/verify-email', { token });
  expect(verified.status).toBe(200);
  expect(verified.body.user).toMatchObject({
    email,
    role: 'member',
    roles: ['member'],
    user_metadata: { full_name: 'Maya Khoury', password_set: true, partner_org_id: null },
  });
  expect((await clientWithSession(api, verified).get('/auth/me')).body).toEqual(verified.body.user);
  expect((await signInAs(api, { email })).status).toBe(200);

  const again = await api.anonymous.post('/auth/verify-email', { token });
  expect([again.status, again.body.code]).toEqual([410, 'link_invalid']);
  // Opened again, it says that signing in is enough.
  expect(again.body.details).toMatchObject({ confirmed: true });
});

test('the outbox deletes the token once the event is dispatched', async () => {
  await api.anonymous.post('/auth/sign-up', signUpBody('forgotten@example.test'));
  const token = await mailedToken(
    api,
    'account.signed_up',
    await userIdOf('forgotten@example.test'),
  );
  await api.dispatchEvents();
  const rows = await api.deps.db.selectFrom('outbox').select('payload').execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  const links = await api.deps.db.selectFrom('email_links').selectAll().execute();
  expect(JSON.stringify(links)).not.toContain(token);
});

test.each([
  ['en', 'This email is already registered'],
  ['fr', 'Cet e-mail est déjà enregistré'],
  ['de', 'Diese E-Mail-Adresse ist bereits registriert'],
])(
  'an email has one account, ignoring case: a second is refused in %s',
  async (language, detail) => {
    const email = `twice-${language}@example.test`;
    await api.anonymous.post('/auth/sign-up', signUpBody(email));
    const again = await api.anonymous
      .with({ 'accept-language': `${language}-XX,${language};q=0.9,en;q=0.5` })
      .post('/auth/sign-up', signUpBody(email.toUpperCase()));
    expect([again.status, again.body.code, again.body.detail]).toEqual([
      409,
      'email_taken',
      detail,
    ]);
  },
);

const signUpConcurrently = (app: TestApp) =>
  Promise.all(
    Array.from({ length: 20 }, () =>
      app.anonymous.post('/auth/sign-up', signUpBody('concurrent@example.test')),
    ),
  ).then((responses) => responses.map(({ status }) => status).sort());

test('of twenty concurrent sign-ups with one email, one creates the account', async () => {
  expect(await signUpConcurrently(api)).toEqual([201, ...Array(19).fill(409)]);
});

test('the unique index on emails decides: without it the same concurrent sign-ups fail', async () => {
  const loose = await startOwnServer({ logLevel: 'silent' });
  await sql`DROP INDEX users_email_key`.execute(loose.deps.db);
  expect(await signUpConcurrently(loose)).not.toEqual([201, ...Array(19).fill(409)]);
});

test('a verification link expires after 24 hours and another can be requested', async () => {
  const email = 'late@example.test';
  await api.anonymous.post('/auth/sign-up', signUpBody(email));
  const userId = await userIdOf(email);
  const token = await mailedToken(api, 'account.signed_up', userId);
  api.clock.advance(DAY + 1);
  const late = await api.anonymous.post('/auth/verify-email', { token });
  expect([late.status, late.body.code]).toEqual([410, 'link_expired']);
  expect(late.body.detail).toBe('This confirmation link has expired. Please request a new one.');

  expect((await api.anonymous.post('/auth/resend-verification', { email })).status).toBe(202);
  const fresh = await dispatchedToken(api, 'account.verification_requested', userId);
  expect((await api.anonymous.post('/auth/verify-email', { token: fresh })).status).toBe(200);
});

test('requesting a verification link does not reveal who has an account', async () => {
  const { status, body } = await api.anonymous.post('/auth/resend-verification', {
    email: 'nobody@example.test',
  });
  expect([status, body]).toEqual([202, '']);
});

test('before the response, it costs the same statements whether the address awaits a link or not', async () => {
  const pending = 'pending@example.test';
  await api.anonymous.post('/auth/sign-up', signUpBody(pending));
  const statementsOf = (email: string) =>
    executedStatements(() => api.anonymous.post('/auth/resend-verification', { email }));
  const awaited = await statementsOf(pending);
  expect(awaited).toContainEqual(expect.stringContaining('outbox'));
  expect(await statementsOf('unknown@example.test')).toEqual(awaited);
  expect(awaited.join()).not.toContain('users');
});

test('each invalid field is listed with its reason', async () => {
  const response = await api.anonymous.post('/auth/sign-up', {
    email: 'not an email',
    password: 'short',
    full_name: ' ',
    adult: false,
    time_zone: 'Moon/Crater',
  });
  expect([response.status, response.body.code]).toEqual([400, 'validation_failed']);
  const byField = Object.fromEntries(
    response.body.errors.map((error: { field: string; code: string }) => [error.field, error.code]),
  );
  expect(byField).toEqual({
    email: 'email_invalid',
    password: 'password_requirements_not_met',
    full_name: 'string_too_small',
    adult: 'adult_statement_required',
    time_zone: 'time_zone_unknown',
  });
});

test.each([
  ['en', 'Password must meet all security requirements'],
  ['fr', 'Le mot de passe doit respecter toutes les exigences de sécurité'],
  ['de', 'Das Passwort muss alle Sicherheitsanforderungen erfüllen'],
])('a single invalid field is explained by its own sentence, in %s', async (language, detail) => {
  const response = await api.anonymous
    .with({ 'accept-language': language })
    .post('/auth/sign-up', { ...signUpBody('weak@example.test'), password: 'password' });
  expect(response.body).toMatchObject({
    status: 400,
    detail,
    errors: [{ field: 'password', code: 'password_requirements_not_met', detail }],
  });
});
