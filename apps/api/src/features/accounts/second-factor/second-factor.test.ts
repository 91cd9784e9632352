import { type Role, SECOND_FACTOR_CHALLENGE_LIFETIME } from '@pulse/domain';
import { generateSync } from 'otplib';
import { expect } from 'vitest';
import { api, test as base } from '../../../../test/api-test.ts';
import {
  aMember,
  clientWithSession,
  mailedResetToken,
  signInAs,
  TEST_PASSWORD,
} from '../../../../test/builders.ts';
import type { TestResponse } from '../../../../test/client/test-client.ts';

const test = base.extend('overrides', { scope: 'file' }, { rateLimit: true });

const password = TEST_PASSWORD;
const STEP = 30_000;
const codeOf = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor((api.clock.now() + steps * STEP) / 1000) });
const wrongCode = { status: 400, code: 'validation_failed', errors: [{ code: 'code_wrong' }] };
const signInWithCode = (challenge: string, code: string) =>
  api.anonymous.post('/auth/sign-in/second-factor', { challenge, code });
const challengeOf = ({ body }: TestResponse): string => body.details.challenge;

/** A user who has switched the second factor on, a step ago. */
async function aUserWithSecondFactor(role: Role = 'member') {
  const user = await aMember(api.deps, { role });
  const session = await signInAs(api, user);
  const me = clientWithSession(api, session);
  const begun = await me.post('/profile/second-factor', { password });
  expect(begun.status).toBe(201);
  const { secret } = begun.body;
  const confirmed = await me.post('/profile/second-factor/confirm', { code: codeOf(secret) });
  expect(confirmed.status).toBe(200);
  const codes: string[] = confirmed.body.recovery_codes;
  api.clock.advance(2 * STEP);
  return { ...user, me, secret, codes, begun };
}

test('with a second factor, signing in needs a code after the password', async () => {
  const { email, secret, begun } = await aUserWithSecondFactor();
  const { otpauth_url } = begun.body;
  expect(otpauth_url).toMatch(/^otpauth:\/\/totp\/Pulse:/);
  expect(new URL(otpauth_url).searchParams.get('secret')).toBe(secret);
  const first = await signInAs(api, { email });
  expect([first.status, first.body.code]).toEqual([401, 'second_factor_required']);
  expect(first.body.access_token).toBeUndefined();
  const second = await signInWithCode(challengeOf(first), codeOf(secret));
  expect(second.status).toBe(200);
  expect((await clientWithSession(api, second).get('/auth/me')).body.email).toBe(email);
});

test('nothing is asked before a code has confirmed that an app has the secret', async () => {
  const user = await aMember(api.deps);
  const me = clientWithSession(api, await signInAs(api, user));
  expect((await me.post('/profile/second-factor/confirm', { code: '123456' })).status).toBe(409);
  const wrong = await me.post('/profile/second-factor', { password: 'Wrong-Pass-1!' });
  expect([wrong.status, wrong.body.code]).toEqual([401, 'invalid_credentials']);
  const begun = await me.post('/profile/second-factor', { password });
  const unconfirmed = await me.post('/profile/second-factor/confirm', { code: '12345x' });
  expect(unconfirmed.body).toMatchObject(wrongCode);
  expect((await signInAs(api, user)).status).toBe(200);
  expect((await me.get('/profile/second-factor')).body).toEqual({
    enabled_at: null,
    recovery_codes_left: 0,
    can_switch_off: true,
  });
  const stored = await api.deps.db
    .selectFrom('second_factors')
    .select('pending_secret_encrypted')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  expect(stored.pending_secret_encrypted?.toString('latin1')).not.toContain(begun.body.secret);
});

test('a code of the step before or after is accepted, an older one is not', async () => {
  const { email, secret } = await aUserWithSecondFactor();
  api.clock.advance(5 * STEP);
  const challenge = challengeOf(await signInAs(api, { email }));
  for (const steps of [-2, 2])
    expect((await signInWithCode(challenge, codeOf(secret, steps))).body).toMatchObject(wrongCode);
  expect((await signInWithCode(challenge, codeOf(secret, -1))).status).toBe(200);
  expect((await signInWithCode(challenge, codeOf(secret, 1))).status).toBe(200);
});

test('a code works once, also of two uses at once', async () => {
  const { email, secret } = await aUserWithSecondFactor();
  const challenge = challengeOf(await signInAs(api, { email }));
  const code = codeOf(secret);
  const both = await Promise.all([
    signInWithCode(challenge, code),
    signInWithCode(challenge, code),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect((await signInWithCode(challenge, code)).body).toMatchObject(wrongCode);
});

test('each of ten recovery codes works once, however it is typed', async () => {
  const { email, codes, me } = await aUserWithSecondFactor();
  expect(new Set(codes).size).toBe(10);
  const [first = '', second = ''] = codes;
  const challenge = challengeOf(await signInAs(api, { email }));
  const typed = ` ${first.toLowerCase().replace('-', ' ')} `;
  expect((await signInWithCode(challenge, typed)).status).toBe(200);
  expect((await signInWithCode(challenge, first)).body).toMatchObject(wrongCode);
  expect((await signInWithCode(challenge, second)).status).toBe(200);
  expect((await me.get('/profile/second-factor')).body.recovery_codes_left).toBe(8);
  const kept = await api.deps.db.selectFrom('recovery_codes').select('code_hash').execute();
  expect(kept.map(({ code_hash }) => code_hash.toString('latin1')).join()).not.toContain(first);
});

test('after five wrong codes even the right one is refused, at once or one after the other', async () => {
  const { email, secret } = await aUserWithSecondFactor();
  const challenge = challengeOf(await signInAs(api, { email }));
  const guesses = await Promise.all(
    Array.from({ length: 12 }, (_, i) => signInWithCode(challenge, `00000${i % 10}`)),
  );
  expect(guesses.filter(({ status }) => status === 400)).toHaveLength(5);
  const right = await signInWithCode(challenge, codeOf(secret));
  expect([right.status, right.body.code]).toEqual([429, 'too_many_attempts']);
});

test('the first step ends after five minutes, and with another password', async () => {
  const { id, email, secret } = await aUserWithSecondFactor();
  const early = challengeOf(await signInAs(api, { email }));
  api.clock.advance(SECOND_FACTOR_CHALLENGE_LIFETIME + 1_000);
  expect((await signInWithCode(early, codeOf(secret))).body.code).toBe('session_expired');
  expect((await signInWithCode('nonsense', codeOf(secret))).body.code).toBe('session_expired');

  const stale = challengeOf(await signInAs(api, { email }));
  await api.anonymous.post('/auth/forgot-password', { email });
  const token = await mailedResetToken(api, id);
  await api.anonymous.post('/auth/reset-password', { token, password: 'Copper-Lamp-4!' });
  expect((await signInWithCode(stale, codeOf(secret))).body.code).toBe('session_expired');
  // A reset password does not replace the second factor.
  const again = await signInAs(api, { email, password: 'Copper-Lamp-4!' });
  expect(again.body.code).toBe('second_factor_required');
});

test('switching on ends the sessions that began without it', async () => {
  const user = await aMember(api.deps);
  const elsewhere = clientWithSession(api, await signInAs(api, user));
  const me = clientWithSession(api, await signInAs(api, user));
  const { secret } = (await me.post('/profile/second-factor', { password })).body;
  await me.post('/profile/second-factor/confirm', { code: codeOf(secret) });
  expect((await elsewhere.get('/auth/me')).status).toBe(401);
  expect((await me.get('/auth/me')).status).toBe(200);
});

test('switching off needs the password and a code', async () => {
  const { email, me, secret } = await aUserWithSecondFactor();
  const switchOff = (body: object) => me.post('/profile/second-factor/switch-off', body);
  const code = codeOf(secret);
  expect((await switchOff({ password: 'Wrong-Pass-1!', code })).body.code).toBe(
    'invalid_credentials',
  );
  expect((await switchOff({ password, code: '000000' })).body).toMatchObject(wrongCode);
  expect((await switchOff({ password, code })).status).toBe(204);
  expect((await signInAs(api, { email })).status).toBe(200);
});

test.each<Role>(['ops', 'admin'])(
  '%s may move it to another app with the password and a code, but not switch it off',
  async (role) => {
    const { email, me, secret, codes } = await aUserWithSecondFactor(role);
    const [recovery = ''] = codes;
    const refused = await me.post('/profile/second-factor/switch-off', {
      password,
      code: recovery,
    });
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    expect((await me.get('/profile/second-factor')).body.can_switch_off).toBe(false);

    const without = await me.post('/profile/second-factor', { password });
    expect(without.body).toMatchObject(wrongCode);
    const begun = await me.post('/profile/second-factor', { password, code: codeOf(secret) });
    const other: string = begun.body.secret;
    // The first app counts until the second one has shown a code.
    api.clock.advance(2 * STEP);
    const before = challengeOf(await signInAs(api, { email }));
    expect((await signInWithCode(before, codeOf(secret))).status).toBe(200);
    api.clock.advance(2 * STEP);
    expect((await me.post('/profile/second-factor/confirm', { code: codeOf(other) })).status).toBe(
      200,
    );
    api.clock.advance(2 * STEP);
    const after = challengeOf(await signInAs(api, { email }));
    expect((await signInWithCode(after, codeOf(secret))).body).toMatchObject(wrongCode);
    expect((await signInWithCode(after, recovery)).body).toMatchObject(wrongCode);
    expect((await signInWithCode(after, codeOf(other))).status).toBe(200);
  },
);

test('an invitation does not replace the second factor', async () => {
  const { id, email, secret } = await aUserWithSecondFactor();
  const admin = await aMember(api.deps, { role: 'partner_admin' });
  const organisation = await api.deps.db
    .insertInto('organisations')
    .values({ name: 'Studio Cèdre' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await api.deps.db
    .updateTable('users')
    .set({ organisation_id: organisation.id })
    .where('id', '=', admin.id)
    .execute();
  const partner = await api.clientFor({ ...admin, organisationId: organisation.id });
  let token = '';
  api.deps.events.on('staff.invited', async (payload) => {
    if (payload.user_id === id) token = payload.token;
  });
  const invitation = { email, full_name: 'Maya Khoury', role: 'partner_staff' };
  expect((await partner.post('/partner/staff', invitation)).status).toBe(201);
  await api.dispatchEvents();
  const accepted = await api.anonymous.post('/auth/accept-invitation', { token });
  expect([accepted.status, accepted.body.code]).toEqual([401, 'second_factor_required']);
  const session = await signInWithCode(challengeOf(accepted), codeOf(secret));
  expect(session.body.user.role).toBe('partner_staff');
});

test('deleting the account deletes it, and the download of personal data names it', async () => {
  const { id, me } = await aUserWithSecondFactor();
  const download = await me.get('/profile/data');
  expect(download.body.second_factor.enabled_at).toMatch(/^20/);
  expect((await me.post('/profile/delete', { password })).status).toBe(204);
  const rows = await api.deps.db
    .selectFrom('second_factors')
    .select('user_id')
    .where('user_id', '=', id)
    .execute();
  expect(rows).toEqual([]);
});
