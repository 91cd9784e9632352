import { expect } from 'vitest';
import { api, test } from '../../../../test/api-test.ts';
import {
  aMember,
  aMembership,
  anOrganisation,
  clientWithSession,
  signInAs,
  TEST_PASSWORD,
  type TestUser,
} from '../../../../test/builders.ts';
import type { TestClient } from '../../../../test/client/test-client.ts';
import { runWhileLocked } from '../../../../test/database/race-conditions.ts';
import { startOwnServer } from '../../../../test/start-server.ts';
import type { Tx } from '../../../platform/database/transaction.ts';
import { createAccountsDeps } from '../accounts-deps.ts';
import { deleteAccount } from '../personal-data/delete-account.ts';
import { lockPlatformAdmins } from './manage-users.store.ts';

let admin: TestUser;
let asAdmin: TestClient;
let asOps: TestClient;
test.beforeAll(async () => {
  admin = await aMember(api.deps, { role: 'admin', fullName: 'Zeina Admin' });
  asAdmin = await api.clientFor(admin);
  asOps = await api.clientFor(await aMember(api.deps, { role: 'ops', fullName: 'Omar Ops' }));
});

const search = async (text: string, query = '') =>
  (await asOps.post(`/admin/users/search${query}`, { search: text })).body.items.map(
    ({ full_name }: { full_name: string }) => full_name,
  );
const give = (id: string, role: string, reason = 'Joins the team') =>
  asAdmin.patch(`/admin/users/${id}`, { role, reason });
const mailsTo = async (email: string) => {
  await api.dispatchEvents();
  return api.deps.db.selectFrom('mails').select('subject').where('recipient', '=', email).execute();
};

test('people are found by a part of their name or email, in any letters, and by role', async () => {
  await aMember(api.deps, { fullName: 'Salma Haddad', email: 'salma.h@example.test' });
  await aMember(api.deps, { fullName: 'Sélma Haddad', role: 'ops' });
  await aMember(api.deps, { fullName: '100% Fit_Club' });
  expect(await search('HADDAD')).toEqual(['Salma Haddad', 'Sélma Haddad']);
  expect(await search('selma')).toEqual(['Sélma Haddad']);
  expect(await search('alma.h@')).toEqual(['Salma Haddad']);
  expect(await search('haddad', '?role=ops')).toEqual(['Sélma Haddad']);
  expect(await search('0% fit_')).toEqual(['100% Fit_Club']);
  expect(await search('%%')).toEqual([]);
});

test('pages follow each other by name, and each person is on one of them', async () => {
  const names: string[] = [];
  let cursor = '';
  do {
    const { body } = await asOps.get(`/admin/users?limit=2${cursor}`);
    names.push(...body.items.map(({ full_name }: { full_name: string }) => full_name));
    cursor = body.next_cursor ? `&cursor=${body.next_cursor}` : '';
  } while (cursor);
  const { rows } = await api.deps.pool.query(
    'SELECT full_name FROM users WHERE deleted_at IS NULL ORDER BY full_name, id',
  );
  expect(names).toEqual(rows.map(({ full_name }) => full_name));
  expect((await asOps.get('/admin/users?cursor=forged')).body.errors[0].field).toBe('cursor');
});

test('an account shows its role, membership, sessions and recent security events', async () => {
  const user = await aMember(api.deps, { fullName: 'Nour Full' });
  await aMembership(api.deps.db, {
    user_id: user.id,
    period_ends_at: new Date(Date.now() + 86_400_000).toISOString(),
  });
  await signInAs(api, user);
  await signInAs(api, { ...user, password: 'Wrong-Pass-1!' });
  expect((await asOps.get(`/admin/users/${user.id}`)).body).toMatchObject({
    full_name: 'Nour Full',
    email: user.email,
    role: 'member',
    organisation: null,
    membership: { plan_code: 'unlimited', status: 'active' },
    sessions: 1,
    second_factor: false,
    security_events: [{ event: 'fail_sign_in', address: '127.0.0.1' }, { event: 'sign_in' }],
  });
  expect((await asOps.get(`/admin/users/${crypto.randomUUID()}`)).status).toBe(404);
});

test('a new role ends the sessions, is logged with its reason and mailed in the person’s language', async () => {
  const user = await aMember(api.deps, { language: 'fr' });
  const me = clientWithSession(api, await signInAs(api, user));
  expect((await give(user.id, 'ops')).body).toMatchObject({ role: 'ops', sessions: 0 });
  expect((await me.get('/auth/me')).status).toBe(401);
  expect(await mailsTo(user.email)).toEqual([{ subject: 'Votre rôle chez Pulse a changé' }]);
  const again = clientWithSession(api, await signInAs(api, user));
  expect((await again.get('/admin/plans')).status).toBe(200);
  const log = await api.deps.db
    .selectFrom('audit.audit_log')
    .select(['actor_user_id', 'before', 'after'])
    .where('action', '=', 'change_role')
    .where('subject_id', '=', user.id)
    .execute();
  expect(log).toEqual([
    {
      actor_user_id: admin.id,
      before: { role: 'member' },
      after: { role: 'ops', reason: 'Joins the team' },
    },
  ]);
});

test('ops see accounts and change nothing', async () => {
  const { id } = await aMember(api.deps);
  const refused = await asOps.patch(`/admin/users/${id}`, { role: 'ops', reason: 'A try' });
  expect([refused.status, (await asOps.get(`/admin/users/${id}`)).body.role]).toEqual([
    403,
    'member',
  ]);
});

test.each([
  ['no reason', 'ops', ' ', 'reason', 'string_too_small'],
  ['an unknown role', 'owner', 'Because', 'role', 'invalid_value'],
  [
    'a partner’s role outside of a partner',
    'partner_admin',
    'Asked',
    'role',
    'role_needs_organisation',
  ],
])('%s is refused at its field', async (_, role, reason, field, code) => {
  const { id } = await aMember(api.deps);
  expect(await give(id, role, reason)).toMatchObject({
    status: 400,
    body: { errors: [{ field, code }] },
  });
});

test('an admin cannot change the own role', async () => {
  expect((await give(admin.id, 'member')).body.errors).toMatchObject([
    { field: 'role', code: 'own_role' },
  ]);
});

test('who leaves a partner’s roles leaves its organisation, where one admin stays', async () => {
  const organisationId = await anOrganisation(api.deps);
  const only = await aMember(api.deps, { role: 'partner_admin', organisationId });
  const staff = await aMember(api.deps, { role: 'partner_staff', organisationId });
  expect((await give(only.id, 'member')).body.code).toBe('last_partner_admin');
  expect((await give(staff.id, 'partner_admin')).body).toMatchObject({
    role: 'partner_admin',
    organisation: { id: organisationId },
  });
  expect((await give(only.id, 'member')).body).toMatchObject({
    role: 'member',
    organisation: null,
  });
});

/*
 * The last admin: in databases of their own, as the admins of the others would count.
 */
async function twoAdmins() {
  const own = await startOwnServer();
  const admins = [
    await aMember(own.deps, { role: 'admin' }),
    await aMember(own.deps, { role: 'admin' }),
  ] as const;
  const left = async () => {
    const { rows } = await own.deps.pool.query(
      "SELECT FROM users WHERE role = 'admin' AND deleted_at IS NULL",
    );
    return rows.length;
  };
  return { own, admins, left };
}

test('of two admins who delete their accounts, or demote each other, at once, one stays', async () => {
  const { own, admins, left } = await twoAdmins();
  const [first, second] = [await own.clientFor(admins[0]), await own.clientFor(admins[1])];
  const demote = (by: TestClient, id: string) =>
    by.patch(`/admin/users/${id}`, { role: 'member', reason: 'A dispute' });
  const demoted = await runWhileLocked(own, lockPlatformAdmins, [
    () => demote(first, admins[1].id),
    () => demote(second, admins[0].id),
  ]);
  expect(demoted.map(({ status }) => status).sort()).toEqual([200, 401]);
  expect(await left()).toBe(1);
  await own.deps.pool.query("UPDATE users SET role = 'admin'");
  const password = { password: TEST_PASSWORD };
  const deleted = await runWhileLocked(own, lockPlatformAdmins, [
    () => first.post('/profile/delete', password),
    () => second.post('/profile/delete', password),
  ]);
  expect(deleted.map(({ status, body }) => body.code ?? status).sort()).toEqual([
    204,
    'last_admin',
  ]);
  expect(await left()).toBe(1);
});

test('without the lock both accounts would go, so the test above can fail', async () => {
  const { own, admins, left } = await twoAdmins();
  const accounts = createAccountsDeps(own.deps);
  const client = { network: '', userAgent: '', deviceCookie: null };
  const withoutLock = { lockAdmins: async () => undefined };
  const remove = (user: TestUser) =>
    deleteAccount(accounts, { ...user, sessionId: '' }, TEST_PASSWORD, client, withoutLock);
  // Both have seen the other as an admin before either of them is gone.
  const holdUsers = (tx: Tx) =>
    tx
      .updateTable('user_sessions')
      .set({ user_agent: '' })
      .execute()
      .then(() =>
        tx
          .selectFrom('users')
          .select('id')
          .where('id', 'in', [admins[0].id, admins[1].id])
          .forUpdate()
          .execute(),
      );
  await runWhileLocked(own, holdUsers, [() => remove(admins[0]), () => remove(admins[1])]);
  expect(await left()).toBe(0);
});
