import { expect } from 'vitest';
import { api, test } from '../../../../test/api-test.ts';
import { aMember, clientWithSession, signInAs, TEST_PASSWORD } from '../../../../test/builders.ts';
import { startOwnServer, startServerBeside } from '../../../../test/start-server.ts';

async function aSignedInMember() {
  const user = await aMember(api.deps, { fullName: 'Maya Khoury' });
  const session = await signInAs(api, user);
  return { ...user, session, me: clientWithSession(api, session) };
}

test('a member reads and changes the profile; what is not given stays', async () => {
  const { me, email } = await aSignedInMember();
  const before = await me.get('/profile');
  expect(before.body).toMatchObject({
    email,
    full_name: 'Maya Khoury',
    birthday: null,
    language: 'en',
    time_zone: 'Asia/Beirut',
    email_preferences: { confirmation: true, reminder: true },
  });
  const changed = await me.patch('/profile', {
    birthday: '1994-03-27',
    phone: '+961 71 234 567',
    address: 'Achrafieh, Beirut',
    language: 'fr',
    email_preferences: { reminder: false },
  });
  expect(changed.body).toEqual({
    ...before.body,
    birthday: '1994-03-27',
    phone: '+96171234567',
    address: 'Achrafieh, Beirut',
    language: 'fr',
    email_preferences: { ...before.body.email_preferences, reminder: false },
  });
  const cleared = await me.patch('/profile', { phone: null });
  expect(cleared.body).toEqual({ ...changed.body, phone: null });
});

test('an empty change changes nothing', async () => {
  const { me } = await aSignedInMember();
  const before = await me.get('/profile');
  expect((await me.patch('/profile', {})).body).toEqual(before.body);
});

test('the email is read-only and other fields are checked', async () => {
  const { me, email } = await aSignedInMember();
  const renamed = { email: 'other@example.test', full_name: 'Maya K' };
  expect((await me.patch('/profile', renamed)).status).toBe(400);
  expect((await me.get('/profile')).body).toMatchObject({ email });
  const response = await me.patch('/profile', { phone: '071234', birthday: '27.3.1994' });
  expect(response.status).toBe(400);
  expect(response.body.errors.map(({ field }: { field: string }) => field).sort()).toEqual([
    'birthday',
    'phone',
  ]);
});

test.each([
  ['+961 (3) 123-456', '+9613123456'],
  ['+49 1512 3456789', '+4915123456789'],
  ['+33 6 12 34 56 78', '+33612345678'],
])('a phone number written as %s is stored as %s', async (written, kept) => {
  const { me } = await aSignedInMember();
  expect((await me.patch('/profile', { phone: written })).body.phone).toBe(kept);
});

test.each([
  '+961 12',
  '+999 123 456 789',
  '+1 000 000 0000',
  '71 234 567',
  '+961 71 234 567 89 01',
])('the phone number %s is refused at its field, with an example', async (written) => {
  const { me } = await aSignedInMember();
  const response = await me.patch('/profile', { phone: written, full_name: 'Not Saved' });
  expect(response).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'phone', code: 'phone_invalid' }] },
  });
  expect(response.body.detail).toContain('+961 71 123 456');
  expect((await me.get('/profile')).body.full_name).toBe('Maya Khoury');
});

test('the birthday must be that of a person from 18 to 120 years old', async () => {
  const { me } = await aSignedInMember();
  const year = new Date().getUTCFullYear();
  const codeOf = async (birthday: string) =>
    (await me.patch('/profile', { birthday })).body.errors?.[0]?.code;
  expect(await codeOf(`${year + 1}-01-01`)).toBe('birthday_in_future');
  expect(await codeOf(`${year - 17}-01-01`)).toBe('birthday_under_age');
  expect(await codeOf(`${year - 122}-01-01`)).toBe('birthday_too_long_ago');
  expect(await codeOf('1994-02-30')).toBe('date_invalid');
  expect(await codeOf(`${year - 19}-01-01`)).toBeUndefined();
});

test('refusals use the language of the browser, or else that of the user', async () => {
  const user = await aMember(api.deps, { language: 'de' });
  const me = await api.clientFor(user);
  const bad = { full_name: '' };
  expect((await me.patch('/profile', bad)).body.detail).toContain('Bitte gib');
  const french = me.with({ 'accept-language': 'it, fr-CH;q=0.8, de;q=0.3' });
  expect((await french.patch('/profile', bad)).body.detail).toContain('Veuillez');
});

test('the download holds the profile, the sessions and what every feature adds', async () => {
  const { me, email } = await aSignedInMember();
  const data = await me.get('/profile/data');
  expect(data.status).toBe(200);
  expect(data.body.profile.email).toBe(email);
  expect(data.body.sessions).toHaveLength(1);
  expect(Object.keys(data.body)).toEqual(expect.arrayContaining(['notifications', 'feedback']));
});

test('deleting the account needs the password, erases the person and frees the email', async () => {
  const { me, id, email, session } = await aSignedInMember();
  expect((await me.post('/profile/delete', { password: 'Wrong-1!' })).status).toBe(401);
  expect((await me.post('/profile/delete', { password: TEST_PASSWORD })).status).toBe(204);

  expect((await me.get('/auth/me')).status).toBe(401);
  expect((await signInAs(api, { email })).status).toBe(401);
  const { refresh_token } = session.body;
  expect((await api.anonymous.post('/auth/refresh', { refresh_token })).status).toBe(401);
  const row = await api.deps.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toMatch(/Maya|Khoury|argon2|@example\.test/);
  const families = await api.deps.db
    .selectFrom('user_sessions')
    .select('user_agent')
    .where('user_id', '=', id)
    .execute();
  expect(families).toEqual([{ user_agent: '' }]);

  const again = { email, password: TEST_PASSWORD, full_name: 'Maya Again', adult: true };
  expect((await api.anonymous.post('/auth/sign-up', again)).status).toBe(201);
});

test('when a feature cannot erase its part, nothing of the account is erased', async () => {
  const other = await startServerBeside(api, { logLevel: 'silent' });
  other.deps.personalData.eraseWith('broken', async () => {
    throw new Error('cannot erase');
  });
  const user = await aMember(api.deps);
  const me = clientWithSession(other, await signInAs(other, user));
  const response = await me.post('/profile/delete', { password: TEST_PASSWORD });
  expect([response.status, response.body.code]).toEqual([500, 'internal_error']);
  expect(JSON.stringify(response.body)).not.toContain('cannot erase');
  expect((await me.get('/auth/me')).status).toBe(200);
});

test('unconfirmed accounts and ended sessions are deleted in time', async () => {
  const own = await startOwnServer();
  const header = {
    email: 'idle@example.test',
    password: TEST_PASSWORD,
    full_name: 'Idle',
    adult: true,
  };
  await own.anonymous.post('/auth/sign-up', header);
  const keeper = await aMember(own.deps);
  await signInAs(own, keeper);
  await own.runJob('accounts.delete-old-sessions');
  expect((await own.anonymous.post('/auth/sign-up', header)).status).toBe(409);
  own.clock.advance(31 * 86_400_000);
  await own.runJob('accounts.delete-old-sessions');
  const left = await own.deps.db.selectFrom('users').select('email').execute();
  expect(left).toEqual([{ email: keeper.email }]);
  expect(await own.deps.db.selectFrom('user_sessions').select('id').execute()).toEqual([]);
});
