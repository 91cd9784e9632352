import { INVITATION_LIFETIME, needsPasswordSetup } from '@pulse/domain';
import { expect } from 'vitest';
import { api, test } from '../../../../test/api-test.ts';
import {
  aMember,
  anOrganisation,
  clientWithSession,
  mailedToken,
  signInAs,
} from '../../../../test/builders.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { inviteUser } from '../index.ts';

let organisationId: string;
test.beforeAll(async () => {
  organisationId = await anOrganisation(api.deps);
});

const invite = (email: string) =>
  inTransaction(api.deps.db, (tx) =>
    inviteUser(tx, api.deps, {
      email,
      fullName: 'Lina Haddad',
      role: 'partner_admin',
      organisationId,
      language: 'fr',
    }),
  );
async function inviteAndReadToken(email: string): Promise<{ id: string; token: string }> {
  const id = await invite(email);
  if (isRefusal(id)) throw new Error(id.code);
  return { id, token: await mailedToken(api, 'partner.invited', id) };
}
const accept = (token: string) => api.anonymous.post('/auth/accept-invitation', { token });

test('an invitation signs in once, and the password is still to be set', async () => {
  const { token } = await inviteAndReadToken('lina@example.test');
  const session = await accept(token);
  expect(session.body.user).toMatchObject({
    role: 'partner_admin',
    language: 'fr',
    user_metadata: { password_set: false, partner_org_id: organisationId },
    app_metadata: { password_set: false, partner_org_id: organisationId },
  });
  expect(needsPasswordSetup(session.body.user)).toBe(true);
  expect((await accept(token)).body.code).toBe('link_invalid');

  const set = await clientWithSession(api, session).put('/auth/user', {
    password: 'Pulse-Demo-2026!',
    data: { password_set: true },
  });
  expect(set.body.user.user_metadata.password_set).toBe(true);
  expect(needsPasswordSetup(set.body.user)).toBe(false);
  expect((await signInAs(api, { email: 'lina@example.test' })).status).toBe(200);
});

test('an invitation works for seven days', async () => {
  const { token } = await inviteAndReadToken('late@example.test');
  api.clock.advance(INVITATION_LIFETIME);
  expect((await accept(token)).body).toMatchObject({
    code: 'link_expired',
    detail: 'This invitation has expired. Please ask for a new one.',
  });
});

test('no password signs in before one is set', async () => {
  await inviteAndReadToken('early@example.test');
  expect((await signInAs(api, { email: 'early@example.test', password: 'x' })).status).toBe(401);
});

test('an invited member keeps the account and the password, and gets the role', async () => {
  const member = await aMember(api.deps);
  const before = clientWithSession(api, await signInAs(api, member));
  const { id, token } = await inviteAndReadToken(member.email);
  expect(id).toBe(member.id);
  const session = await accept(token);
  expect(session.body.user.user_metadata).toMatchObject({
    role: 'partner_admin',
    password_set: true,
  });
  // The old token still has the role member; its session ended with the promotion.
  await expect.poll(async () => (await before.get('/auth/me')).status).toBe(401);
});

test('a person who signed up first with the address of an invited person gains nothing', async () => {
  const password = 'Copper-Lamp-2026!';
  const email = 'owner@example.test';
  const thief = { email, password, full_name: 'A Thief', adult: true };
  expect((await api.anonymous.post('/auth/sign-up', thief)).status).toBe(201);

  const session = await accept((await inviteAndReadToken(email)).token);
  expect(needsPasswordSetup(session.body.user)).toBe(true);
  const stolen = await signInAs(api, { email, password });
  expect([stolen.status, stolen.body.code]).toEqual([401, 'invalid_credentials']);
});

test('a person with another role cannot be invited into an organisation', async () => {
  const ops = await aMember(api.deps, { role: 'ops' });
  expect(await invite(ops.email)).toMatchObject({ code: 'email_taken' });
});
