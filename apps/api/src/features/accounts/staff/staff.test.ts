import { createOrganisation } from '@pulse/test-data';
import { sql } from 'kysely';
import { beforeEach, expect } from 'vitest';
import { api, test } from '../../../../test/api-test.ts';
import {
  aMember,
  clientWithSession,
  mailedToken,
  signInAs,
  type TestUser,
} from '../../../../test/builders.ts';
import type { TestClient } from '../../../../test/client/test-client.ts';
import type { Tx } from '../../../platform/database/transaction.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { changeStaff } from './change-staff.ts';

let organisation: string;
let admin: TestUser;
let asAdmin: TestClient;
beforeEach(async () => {
  organisation = await createOrganisation(api.deps.db, { name: 'Studio Cèdre' });
  admin = await colleague('partner_admin');
  asAdmin = await api.clientFor(admin);
});

const colleague = (role: 'partner_admin' | 'partner_staff', organisationId = organisation) =>
  aMember(api.deps, { role, organisationId });
let people = 0;
const anEmail = () => {
  people += 1;
  return `person${people}@example.test`;
};
const invite = (client: TestClient, email: string, role = 'partner_staff') =>
  client.post('/partner/staff', { email, full_name: 'Rami Khoury', role });
const accept = (token: string) => api.anonymous.post('/auth/accept-invitation', { token });
const userOf = async (email: string) =>
  api.deps.db
    .selectFrom('users')
    .select(['id', 'role', 'organisation_id', 'password_set'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
const tokenFor = async (email: string) =>
  mailedToken(api, 'staff.invited', (await userOf(email)).id);

test('an admin invites a person, who gets the role by accepting', async () => {
  const email = anEmail();
  const { status, body } = await invite(asAdmin, email, 'manager');
  expect([status, body]).toMatchObject([
    201,
    { status: 'invited', email, full_name: 'Rami Khoury', role: 'manager' },
  ]);
  expect(await userOf(email)).toMatchObject({ role: 'member', organisation_id: null });
  const session = await accept(await tokenFor(email));
  expect(session.body.user).toMatchObject({
    role: 'manager',
    user_metadata: { password_set: false, partner_org_id: organisation },
  });
  const { items } = (await asAdmin.get('/partner/staff')).body;
  expect(items.map((one: { email: string; status: string }) => [one.email, one.status])).toEqual(
    expect.arrayContaining([
      [admin.email, 'active'],
      [email, 'active'],
    ]),
  );
});

test('a member keeps account, role and password until they accept', async () => {
  const member = await aMember(api.deps);
  const before = clientWithSession(api, await signInAs(api, member));
  await invite(asAdmin, member.email);
  expect((await before.get('/auth/me')).status).toBe(200);
  const listed = (await asAdmin.get('/partner/staff')).body.items;
  expect(JSON.stringify(listed)).not.toContain(member.id);
  const session = await accept(await tokenFor(member.email));
  expect(session.body.user.user_metadata).toMatchObject({
    role: 'partner_staff',
    password_set: true,
  });
  await expect.poll(async () => (await before.get('/auth/me')).status).toBe(401);
});

test('the mail names the organisation, in the language of its recipient', async () => {
  const email = anEmail();
  await invite(asAdmin, email);
  await api.dispatchEvents();
  const mail = await api.deps.db
    .selectFrom('mails')
    .select(['subject', 'text_body'])
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow();
  expect(mail.subject).toBe('Your invitation to Studio Cèdre');
  expect(mail.text_body).toContain('/partner/password-setup#token=');
});

test('a person who works for or is invited by another organisation is refused without saying which', async () => {
  const elsewhere = await createOrganisation(api.deps.db, { name: 'Elsewhere' });
  const [theirs, invited] = [await colleague('partner_staff', elsewhere), anEmail()];
  await invite(await api.clientFor(await colleague('partner_admin', elsewhere)), invited);
  const ops = await aMember(api.deps, { role: 'ops' });
  for (const email of [theirs.email, invited, ops.email]) {
    const { status, body } = await invite(asAdmin, email);
    expect([status, body.code]).toEqual([409, 'person_unavailable']);
    expect(JSON.stringify(body)).not.toContain('Elsewhere');
  }
  expect((await invite(asAdmin, admin.email)).body.code).toBe('already_staff');
});

test('an invitation sent again replaces the link, and a withdrawn one has none', async () => {
  const email = anEmail();
  const { id } = (await invite(asAdmin, email)).body;
  expect((await invite(asAdmin, email)).body.code).toBe('already_staff');
  const first = await tokenFor(email);
  await api.dispatchEvents();
  expect((await asAdmin.post(`/partner/staff/${id}/resend`)).status).toBe(200);
  expect((await accept(first)).body.code).toBe('link_invalid');
  const second = await tokenFor(email);
  expect((await asAdmin.delete(`/partner/staff/${id}`)).status).toBe(204);
  expect((await accept(second)).body.code).toBe('link_invalid');
  expect(await userOf(email)).toMatchObject({ role: 'member', organisation_id: null });
  expect((await asAdmin.delete(`/partner/staff/${id}`)).status).toBe(404);
});

test('a user who is removed or gets another role is signed out, and the account stays', async () => {
  const [changed, removed] = [await colleague('partner_staff'), await colleague('partner_staff')];
  const [asChanged, asRemoved] = [
    clientWithSession(api, await signInAs(api, changed)),
    clientWithSession(api, await signInAs(api, removed)),
  ];
  const patched = await asAdmin.patch(`/partner/staff/${changed.id}`, { role: 'partner_admin' });
  expect(patched.body).toMatchObject({ id: changed.id, role: 'partner_admin' });
  expect((await asAdmin.delete(`/partner/staff/${removed.id}`)).status).toBe(204);
  await expect.poll(async () => (await asChanged.get('/auth/me')).status).toBe(401);
  await expect.poll(async () => (await asRemoved.get('/auth/me')).status).toBe(401);
  expect((await signInAs(api, removed)).body.user.role).toBe('member');
});

test('staff see who works with them without emails and invitations, and change nothing', async () => {
  const staff = await colleague('partner_staff');
  const asStaff = await api.clientFor(staff);
  const { id } = (await invite(asAdmin, anEmail())).body;
  const { items } = (await asStaff.get('/partner/staff')).body;
  expect(items.map((one: { id: string; email: null }) => [one.id, one.email]).sort()).toEqual(
    [
      [admin.id, null],
      [staff.id, null],
    ].sort(),
  );
  const path = `/partner/staff/${admin.id}`;
  const attempts = [
    invite(asStaff, anEmail()),
    asStaff.patch(path, { role: 'partner_staff' }),
    asStaff.delete(path),
    asStaff.post(`/partner/staff/${id}/resend`),
  ];
  for (const attempt of attempts) expect((await attempt).status).toBe(403);
});

test('admins see and change only their own staff', async () => {
  const staff = await colleague('partner_staff');
  const elsewhere = await createOrganisation(api.deps.db);
  const stranger = await api.clientFor(await colleague('partner_admin', elsewhere));
  const path = `/partner/staff/${staff.id}`;
  expect((await stranger.patch(path, { role: 'manager' })).status).toBe(404);
  expect((await stranger.delete(path)).status).toBe(404);
  expect((await stranger.post(`${path}/resend`)).status).toBe(404);
});

test('one admin stays, also when two step down at once', async () => {
  const demote = (id: string) => asAdmin.patch(`/partner/staff/${id}`, { role: 'manager' });
  expect((await demote(admin.id)).body.code).toBe('last_partner_admin');
  expect((await asAdmin.delete(`/partner/staff/${admin.id}`)).body.code).toBe('last_partner_admin');
  const other = await colleague('partner_admin');
  const asOther = await api.clientFor(other);
  const answers = await Promise.all([
    demote(admin.id),
    asOther.patch(`/partner/staff/${other.id}`, { role: 'manager' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('without the lock of the organisation both would step down, so the test above can fail', async () => {
  const other = await colleague('partner_admin');
  const bothBegun = Promise.withResolvers<void>();
  let begun = 0;
  const wait = async (tx: Tx) => {
    // Both see the admins as they are now, however early the first of them commits.
    await sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ`.execute(tx);
    await sql`SELECT 1`.execute(tx);
    begun += 1;
    if (begun === 2) bothBegun.resolve();
    await bothBegun.promise;
  };
  const rounds = await Promise.all(
    [admin, other].map((user) =>
      changeStaff(api.deps, { ...user, sessionId: '' }, user.id, { role: 'manager' }, wait),
    ),
  );
  expect(rounds.filter((result) => !isRefusal(result))).toHaveLength(2);
});

test.each([
  ['no email', { email: 'nobody' }, 'email', 'email_invalid'],
  ['a role of the platform', { role: 'admin' }, 'role', 'invalid_value'],
  ['an unknown field', { organisation_id: 'x' }, 'organisation_id', 'unrecognized_keys'],
])('%s is refused at the field', async (_, overrides, field, code) => {
  const form = { email: anEmail(), full_name: 'Rami', role: 'partner_staff', ...overrides };
  const { status, body } = await asAdmin.post('/partner/staff', form);
  expect([status, body.errors?.[0]]).toMatchObject([400, { field, code }]);
});
