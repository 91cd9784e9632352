import { MAX_PASSKEYS, PASSKEY_CHALLENGE_LIFETIME } from '@pulse/domain';
import { generateSync } from 'otplib';
import { expect } from 'vitest';
import { api, test } from '../../../../test/api-test.ts';
import {
  aMember,
  clientWithSession,
  signInAs,
  TEST_PASSWORD,
  type TestUser,
} from '../../../../test/builders.ts';
import {
  type Faults,
  softwareAuthenticator,
} from '../../../../test/client/software-authenticator.ts';
import type { TestClient } from '../../../../test/client/test-client.ts';
import { toUserHandle } from './user-handle.ts';

const password = TEST_PASSWORD;
const rejected = [401, 'passkey_rejected'];

async function aMemberSignedIn(overrides: Partial<TestUser> = {}) {
  const user = await aMember(api.deps, overrides);
  return { ...user, me: clientWithSession(api, await signInAs(api, user)) };
}
async function begin(me: TestClient, proof: object = { password }) {
  const begun = await me.post('/profile/passkeys/begin', proof);
  expect(begun.status).toBe(201);
  return begun.body;
}
async function add(me: TestClient, device = softwareAuthenticator(), name = 'Phone') {
  const passkey = device.create(await begin(me));
  const added = await me.post('/profile/passkeys', { name, passkey });
  expect(added.status).toBe(201);
  return { device, id: added.body.id as string };
}
const challenge = async () => (await api.anonymous.post('/auth/passkey')).body;
async function signIn(device: ReturnType<typeof softwareAuthenticator>, faults: Faults = {}) {
  const passkey = device.sign(await challenge(), faults);
  return api.anonymous.post('/auth/sign-in/passkey', { passkey });
}
const codeOf = ({ status, body }: { status: number; body: { code: string } }) => [
  status,
  body.code,
];

test('a passkey is added after the password, named, listed, and signs in without an email', async () => {
  const { me, id, email, fullName } = await aMemberSignedIn();
  const options = await begin(me);
  expect(options).toMatchObject({
    rp: { id: 'pulse.test', name: 'Pulse' },
    user: { id: toUserHandle(id), name: email, displayName: fullName },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  });
  const { device } = await add(me);
  const listed = await me.get('/profile/passkeys');
  expect(listed.body.items).toEqual([
    { id: expect.any(String), name: 'Phone', created_at: expect.any(String), last_used_at: null },
  ]);
  const signed = await signIn(device, { userHandle: toUserHandle(id) });
  expect([signed.status, signed.body.user.email]).toEqual([200, email]);
  expect(signed.headers['set-cookie']).toContain('pulse_device=');
  const mine = await clientWithSession(api, signed).get('/profile/passkeys');
  expect(mine.body.items[0].last_used_at).toEqual(expect.any(String));
  const { excludeCredentials } = await begin(me);
  expect(excludeCredentials).toEqual([{ id: device.id, type: 'public-key' }]);
});

test('what is to be signed works once and for five minutes', async () => {
  const { me } = await aMemberSignedIn();
  const { device } = await add(me);
  const passkey = device.sign(await challenge());
  const both = await Promise.all([
    api.anonymous.post('/auth/sign-in/passkey', { passkey }),
    api.anonymous.post('/auth/sign-in/passkey', { passkey }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  const again = await api.anonymous.post('/auth/sign-in/passkey', { passkey });
  expect(codeOf(again)).toEqual(rejected);
  const late = device.sign(await challenge());
  api.clock.advance(PASSKEY_CHALLENGE_LIFETIME);
  expect(codeOf(await api.anonymous.post('/auth/sign-in/passkey', { passkey: late }))).toEqual(
    rejected,
  );
});

test.each<[string, Faults]>([
  ['for another page', { origin: 'http://pulse.test.evil.example' }],
  ['for another address', { rpId: 'evil.example' }],
  ['without a fingerprint, a face or a PIN', { verified: false }],
  ['a challenge that is none of ours', { challenge: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ['a text that is no challenge', { challenge: '\0' }],
  ['the creation of a passkey', { type: 'webauthn.create' }],
  ['a counter that has not risen', { counter: 1 }],
  ['for another account', { userHandle: toUserHandle('00000000-0000-4000-8000-000000000000') }],
])('what a device signed is refused: %s', async (_, faults) => {
  const { me, id } = await aMemberSignedIn();
  const { device } = await add(me);
  expect(codeOf(await signIn(device, faults))).toEqual(rejected);
  const failures = await api.deps.db
    .selectFrom('audit.audit_log')
    .select('actor_user_id')
    .where('action', '=', 'fail_passkey')
    .where('subject_id', '=', id)
    .execute();
  expect(failures).toEqual([{ actor_user_id: null }]);
  expect((await signIn(device)).status).toBe(200);
});

test('a signature by another key, an unknown passkey and a malformed one are refused', async () => {
  const { me } = await aMemberSignedIn();
  const { device } = await add(me);
  const other = softwareAuthenticator();
  const forged = { ...other.sign(await challenge()), id: device.id, rawId: device.id };
  expect(codeOf(await api.anonymous.post('/auth/sign-in/passkey', { passkey: forged }))).toEqual(
    rejected,
  );
  expect(codeOf(await signIn(other))).toEqual(rejected);
  const { response, ...rest } = device.sign(await challenge());
  const malformed = { ...rest, response: { ...response, clientDataJSON: 'AAAA' } };
  expect(codeOf(await api.anonymous.post('/auth/sign-in/passkey', { passkey: malformed }))).toEqual(
    rejected,
  );
});

test('a device that never counts signs in again and again', async () => {
  const { me } = await aMemberSignedIn();
  const device = softwareAuthenticator();
  const passkey = device.create(await begin(me), { counter: 0 });
  expect((await me.post('/profile/passkeys', { name: 'Synced', passkey })).status).toBe(201);
  expect((await signIn(device, { counter: 0 })).status).toBe(200);
  expect((await signIn(device, { counter: 0 })).status).toBe(200);
});

test('adding and removing need the owner: a session alone is not enough', async () => {
  const { me } = await aMemberSignedIn();
  const { device, id } = await add(me);
  const wrong = { password: 'Wrong-Pass-1!' };
  for (const proof of [{}, wrong]) {
    expect(codeOf(await me.post('/profile/passkeys/begin', proof))).toEqual([
      401,
      'invalid_credentials',
    ]);
    expect((await me.post(`/profile/passkeys/${id}/remove`, proof)).status).toBe(401);
  }
  expect((await signIn(device)).status).toBe(200);
  const passkey = device.sign(await challenge());
  expect((await me.post(`/profile/passkeys/${id}/remove`, { passkey })).status).toBe(204);
  expect(codeOf(await signIn(device))).toEqual(rejected);
  expect((await me.get('/profile/passkeys')).body.items).toEqual([]);
});

test('the passkey of another user proves nothing and cannot be removed', async () => {
  const { me } = await aMemberSignedIn();
  const { id } = await add(me);
  const other = await aMemberSignedIn();
  const { device } = await add(other.me);
  const passkey = device.sign(await challenge());
  expect(codeOf(await me.post(`/profile/passkeys/${id}/remove`, { passkey }))).toEqual(rejected);
  expect((await other.me.post(`/profile/passkeys/${id}/remove`, { password })).status).toBe(404);
  const taken = device.create(await begin(me));
  expect(codeOf(await me.post('/profile/passkeys', { name: 'Mine', passkey: taken }))).toEqual(
    rejected,
  );
});

test('a challenge to add a passkey is for its account, and not for signing in', async () => {
  const { me } = await aMemberSignedIn();
  const other = await aMemberSignedIn();
  const name = 'Phone';
  const stolen = softwareAuthenticator().create(await begin(me));
  expect(codeOf(await other.me.post('/profile/passkeys', { name, passkey: stolen }))).toEqual(
    rejected,
  );
  const unasked = softwareAuthenticator().create(await challenge());
  expect(codeOf(await me.post('/profile/passkeys', { name, passkey: unasked }))).toEqual(rejected);
  const unverified = softwareAuthenticator().create(await begin(me), { verified: false });
  expect(codeOf(await me.post('/profile/passkeys', { name, passkey: unverified }))).toEqual(
    rejected,
  );
  const { device } = await add(me);
  const passkey = device.sign(await begin(me));
  expect(codeOf(await api.anonymous.post('/auth/sign-in/passkey', { passkey }))).toEqual(rejected);
});

test('with two-step sign-in a passkey counts as both steps, and adding one needs a code', async () => {
  const { me, email } = await aMemberSignedIn({ role: 'ops' });
  const { secret } = (await me.post('/profile/second-factor', { password })).body;
  const code = () => {
    api.clock.advance(60_000);
    return generateSync({ secret, epoch: Math.floor(api.clock.now() / 1000) });
  };
  await me.post('/profile/second-factor/confirm', { code: code() });
  const without = await me.post('/profile/passkeys/begin', { password });
  expect(without.body).toMatchObject({ code: 'validation_failed', errors: [{ field: 'code' }] });
  const device = softwareAuthenticator();
  const passkey = device.create(await begin(me, { password, code: code() }));
  await me.post('/profile/passkeys', { name: 'Key', passkey });
  expect((await signInAs(api, { email })).body.code).toBe('second_factor_required');
  expect((await signIn(device)).status).toBe(200);
});

test('an account has at most ten passkeys, also when two are added at once', async () => {
  const { me } = await aMemberSignedIn();
  for (let count = 1; count < MAX_PASSKEYS; count += 1) await add(me);
  const both = [softwareAuthenticator(), softwareAuthenticator()];
  const created = [both[0]?.create(await begin(me)), both[1]?.create(await begin(me))];
  const responses = await Promise.all(
    created.map((passkey) => me.post('/profile/passkeys', { name: 'Last', passkey })),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
  const eleventh = await me.post('/profile/passkeys/begin', { password });
  expect(eleventh.body).toMatchObject({ code: 'too_many_passkeys', details: { limit: 10 } });
});

test('the owner is mailed when a passkey is added and removed, in their language', async () => {
  const { me, email } = await aMemberSignedIn({ language: 'de' });
  const { id } = await add(me, softwareAuthenticator(), 'Laptop');
  await me.post(`/profile/passkeys/${id}/remove`, { password });
  await api.dispatchEvents();
  const mails = await api.deps.db
    .selectFrom('mails')
    .select(['subject', 'text_body'])
    .where('recipient', '=', email)
    .orderBy('subject')
    .execute();
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Ein Passkey wurde aus deinem Konto entfernt',
    'Ein Passkey wurde zu deinem Konto hinzugefügt',
  ]);
  expect(mails[1]?.text_body).toContain('„Laptop“');
});

test('the data of an account has the names of its passkeys, and they go with the account', async () => {
  const { me, id } = await aMemberSignedIn();
  const { device } = await add(me);
  const data = await me.get('/profile/data');
  expect(data.body.passkeys).toMatchObject([{ name: 'Phone' }]);
  expect(JSON.stringify(data.body)).not.toContain(device.id);
  expect((await me.post('/profile/delete', { password })).status).toBe(204);
  expect(codeOf(await signIn(device))).toEqual(rejected);
  const kept = await api.deps.db
    .selectFrom('passkeys')
    .select('id')
    .where('user_id', '=', id)
    .execute();
  expect(kept).toEqual([]);
});

test('a challenge that was not signed is deleted by a job', async () => {
  await challenge();
  api.clock.advance(PASSKEY_CHALLENGE_LIFETIME);
  await api.runJob('accounts.delete-passkey-challenges');
  expect(await api.deps.db.selectFrom('passkey_challenges').selectAll().execute()).toEqual([]);
});
