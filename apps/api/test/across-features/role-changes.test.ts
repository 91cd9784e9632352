import { createOrganisation, createTrainer, createVenue } from '@pulse/test-data';
import { afterAll, beforeEach, expect } from 'vitest';
import { createAccountsDeps } from '../../src/features/accounts/accounts-deps.ts';
import { deleteAccount } from '../../src/features/accounts/personal-data/delete-account.ts';
import { createRevokedSessions } from '../../src/features/accounts/sessions/revoked-sessions.ts';
import { removeStaff } from '../../src/features/accounts/staff/remove-staff.ts';
import { changeTrainer } from '../../src/features/venues/trainers/change-trainer.ts';
import { createAnnouncements } from '../../src/platform/database/announcements/announcements.ts';
import type { Tx } from '../../src/platform/database/transaction.ts';
import { isRefusal } from '../../src/platform/refusal.ts';
import { api, test } from '../api-test.ts';
import { buildApp, type TestApp } from '../build-app.ts';
import { aMember, clientWithSession, signInAs, TEST_PASSWORD, type TestUser } from '../builders.ts';
import type { TestClient } from '../client/test-client.ts';
import { runWhileLocked, waitForBlockedStatements } from '../database/race-conditions.ts';

/*
 * A user who is removed or gets another role is out within 5 seconds on every server, and what they had
 * begun changes nothing; one admin stays.
 */

let other: TestApp;
let organisation: string;
let admin: TestUser;
let asAdmin: TestClient;
test.beforeAll(async () => {
  other = await buildApp({ databaseUrl: api.databaseUrl });
});
afterAll(async () => {
  await other.close();
});
beforeEach(async () => {
  organisation = await createOrganisation(api.deps.db);
  admin = await colleague('partner_admin');
  asAdmin = await api.clientFor(admin);
});

const SERVERS_AGREE_WITHIN = { timeout: 5_000 };
const colleague = (role: 'partner_admin' | 'partner_staff') =>
  aMember(api.deps, { role, organisationId: organisation });
const withoutLock = async () => undefined;
const sessionOf = ({ access_token }: { access_token: string }): string =>
  JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString()).sid;
const adminsLeft = async () =>
  (
    await api.deps.db
      .selectFrom('users')
      .select('id')
      .where('organisation_id', '=', organisation)
      .where('role', '=', 'partner_admin')
      .execute()
  ).length;

test.each([
  ['removed', (id: string) => asAdmin.delete(`/partner/staff/${id}`)],
  ['re-roled', (id: string) => asAdmin.patch(`/partner/staff/${id}`, { role: 'manager' })],
])('who is %s on one server is out on the other within 5 seconds', async (_, change) => {
  const staff = await colleague('partner_staff');
  const session = await signInAs(api, staff);
  const there = clientWithSession(other, session);
  expect((await there.get('/partner/staff')).status).toBe(200);
  // What a server would know that neither listens nor reads.
  const announcements = createAnnouncements(other.deps);
  const deaf = createRevokedSessions({ ...other.deps, announcements });
  expect((await change(staff.id)).status).toBeLessThan(300);
  const status = async () => (await there.get('/partner/staff')).status;
  await expect.poll(status, SERVERS_AGREE_WITHIN).toBe(401);
  const refreshed = await other.anonymous.post('/auth/refresh', {
    refresh_token: session.body.refresh_token,
  });
  expect(refreshed.body.code).toBe('session_expired');
  expect(deaf.has(sessionOf(session.body))).toBe(false);
});

test('a server whose notification got lost reads it within 5 seconds', async () => {
  const session = await signInAs(api, await colleague('partner_staff'));
  const there = clientWithSession(other, session);
  expect((await there.get('/partner/staff')).status).toBe(200);
  // Revoked without an announcement, as for a connection that is dead without knowing it.
  await api.deps.db
    .updateTable('user_sessions')
    .set({ revoked_at: new Date(api.clock.now()) })
    .where('id', '=', sessionOf(session.body))
    .execute();
  const status = async () => (await there.get('/partner/staff')).status;
  await expect.poll(status, SERVERS_AGREE_WITHIN).toBe(401);
});

async function aTrainer() {
  const venue = await createVenue(api.deps.db, { organisation_id: organisation });
  const id = await createTrainer(api.deps.db, { venue_id: venue, name: 'Rana' });
  const lock = (tx: Tx) =>
    tx.selectFrom('trainers').select('id').where('id', '=', id).forUpdate().execute();
  const name = async () =>
    (
      await api.deps.db
        .selectFrom('trainers')
        .select('name')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).name;
  return { id, lock, name };
}

test('a request of a user who is removed while it runs changes nothing', async () => {
  const trainer = await aTrainer();
  const staff = await colleague('partner_staff');
  const asStaff = await api.clientFor(staff);
  const { pending } = await api.deps.db.transaction().execute(async (tx) => {
    await trainer.lock(tx);
    const pending = asStaff.patch(`/partner/trainers/${trainer.id}`, { version: 1, name: 'Eve' });
    await waitForBlockedStatements(api);
    expect((await asAdmin.delete(`/partner/staff/${staff.id}`)).status).toBe(204);
    return { pending };
  });
  expect((await pending).body).toMatchObject({ code: 'unauthenticated' });
  expect(await trainer.name()).toBe('Rana');
});

test('without the check before the commit it would be saved, so the test above can fail', async () => {
  const trainer = await aTrainer();
  const staff = await colleague('partner_staff');
  const { pending } = await api.deps.db.transaction().execute(async (tx) => {
    await trainer.lock(tx);
    // Called outside of a request, nothing checks the role again.
    const pending = changeTrainer(api.deps, { ...staff, sessionId: '' }, trainer.id, {
      version: 1,
      name: 'Eve',
    });
    await waitForBlockedStatements(api);
    expect((await asAdmin.delete(`/partner/staff/${staff.id}`)).status).toBe(204);
    return { pending };
  });
  expect(isRefusal(await pending)).toBe(false);
  expect(await trainer.name()).toBe('Eve');
});

test('an admin who is demoted cannot take the role back with a request that had begun', async () => {
  const second = await colleague('partner_admin');
  // A token whose session was not revoked stands for a request that was authenticated before.
  const asSecond = await api.clientFor(second);
  const path = `/partner/staff/${second.id}`;
  expect((await asAdmin.patch(path, { role: 'partner_staff' })).status).toBe(200);
  expect((await asSecond.patch(path, { role: 'partner_admin' })).status).toBe(401);
  expect(await adminsLeft()).toBe(1);
});

/** Lets both pass their checks before either commits: each waits to end the other's sessions. */
async function atOnce<T>(
  users: readonly TestUser[],
  calls: readonly (() => Promise<T>)[],
): Promise<T[]> {
  for (const user of users) await signInAs(api, user);
  const ids = users.map(({ id }) => id);
  const lockSessions = (tx: Tx) =>
    tx.selectFrom('user_sessions').select('id').where('user_id', 'in', ids).forUpdate().execute();
  return runWhileLocked(api, lockSessions, calls);
}

test('of two admins who remove each other at once one stays', async () => {
  const second = await colleague('partner_admin');
  const asSecond = await api.clientFor(second);
  const responses = await atOnce(
    [admin, second],
    [
      () => asAdmin.delete(`/partner/staff/${second.id}`),
      () => asSecond.delete(`/partner/staff/${admin.id}`),
    ],
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([204, 401]);
  expect(await adminsLeft()).toBe(1);
});

test('without the lock on the organisation none would stay, so the test above can fail', async () => {
  const second = await colleague('partner_admin');
  const remove = (actor: TestUser, { id }: TestUser) =>
    removeStaff(api.deps, { ...actor, sessionId: '' }, id, withoutLock);
  const results = await atOnce(
    [admin, second],
    [() => remove(admin, second), () => remove(second, admin)],
  );
  expect(results).toEqual([null, null]);
  expect(await adminsLeft()).toBe(0);
});

test('the only admin hands over before deleting the account', async () => {
  const second = await colleague('partner_staff');
  const password = { password: TEST_PASSWORD };
  expect(await asAdmin.post('/profile/delete', password)).toMatchObject({
    status: 409,
    body: { code: 'last_partner_admin' },
  });
  expect((await signInAs(api, admin)).status).toBe(200);
  await asAdmin.patch(`/partner/staff/${second.id}`, { role: 'partner_admin' });
  expect((await asAdmin.post('/profile/delete', password)).status).toBe(204);
  expect(await adminsLeft()).toBe(1);
});

test('of two admins who delete their accounts at once one stays', async () => {
  const second = await colleague('partner_admin');
  const asSecond = await api.clientFor(second);
  const password = { password: TEST_PASSWORD };
  const responses = await atOnce(
    [admin, second],
    [
      () => asAdmin.post('/profile/delete', password),
      () => asSecond.post('/profile/delete', password),
    ],
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([204, 409]);
  expect(await adminsLeft()).toBe(1);
});

test('without the lock on the organisation both accounts would go, so the test above can fail', async () => {
  const second = await colleague('partner_admin');
  const accounts = createAccountsDeps(api.deps);
  const client = { network: '', userAgent: '', deviceCookie: null };
  const remove = (user: TestUser) =>
    deleteAccount(accounts, { ...user, sessionId: '' }, TEST_PASSWORD, client, {
      lock: withoutLock,
    });
  await atOnce([admin, second], [() => remove(admin), () => remove(second)]);
  expect(await adminsLeft()).toBe(0);
});
