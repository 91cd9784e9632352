import { INVITATION_LIFETIME } from '@pulse/domain';
import { beforeEach, expect } from 'vitest';
import { api, test } from '../../../../test/api-test.ts';
import {
  aMember,
  aVenue,
  clientWithSession,
  mailedToken,
  TEST_PASSWORD,
} from '../../../../test/builders.ts';
import type { TestClient } from '../../../../test/client/test-client.ts';

let asOps: TestClient;
let email: string;
let applications = 0;
beforeEach(async () => {
  asOps = await api.clientFor(await aMember(api.deps, { role: 'ops' }));
  applications += 1;
  // Of one account only one application can stand.
  await api.deps.db.deleteFrom('partner_applications').execute();
  email = `owner${applications}@cedre.test`;
});

async function anApplication(more: object = {}): Promise<string> {
  const { status, body } = await api.anonymous.post('/partner-applications', {
    business_name: 'Studio Cèdre',
    contact_name: 'Lina Haddad',
    contact_email: email,
    phone: '+961 1 234 567',
    business_type: 'studio',
    description: 'Yoga and pilates in Gemmayze, five rooms.',
    address: 'Rue Gouraud 12, Beirut',
    tax_id: `LB-301-4455${10 + applications}`,
    bank_account: 'LB62 0999 0000 0001 0019 0122 9114',
    agreement: true,
    ...more,
  });
  expect(status).toBe(201);
  return body.id;
}
async function anApprovedApplication(more: object = {}): Promise<string> {
  const id = await anApplication(more);
  const decided = await asOps.post(`/admin/partner-applications/${id}/decision`, {
    decision: 'approved',
  });
  expect(decided.status).toBe(200);
  return id;
}
const resend = (id: string, client = asOps) =>
  client.post(`/admin/partner-applications/${id}/resend-invitation`);
const userId = async () =>
  (
    await api.deps.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).id;
const invitationToken = async () => mailedToken(api, 'partner.invited', await userId());
const accept = (token: string) => api.anonymous.post('/auth/accept-invitation', { token });
async function enter(): Promise<TestClient> {
  const session = await accept(await invitationToken());
  const client = clientWithSession(api, session);
  const set = await client.put('/auth/user', { password: TEST_PASSWORD });
  return clientWithSession(api, set);
}

test('what an organisation applied with passes to it encrypted, and its admin sees the last characters', async () => {
  const id = await anApprovedApplication();
  const { db } = api.deps;
  const application = await db
    .selectFrom('partner_applications')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const organisation = await db
    .selectFrom('organisations')
    .selectAll()
    .where('id', '=', application.organisation_id)
    .executeTakeFirstOrThrow();
  // Byte for byte: nothing was decrypted on the way.
  expect(organisation.tax_id_encrypted).toEqual(application.tax_id_encrypted);
  expect(organisation.bank_account_encrypted).toEqual(application.bank_account_encrypted);
  expect((await (await enter()).get('/partner/organisation')).body).toMatchObject({
    legal_name: 'Studio Cèdre',
    contact_email: email,
    bank_account_hint: '•••• 9114',
  });
});

test('ops read the numbers of the organisation on the one logged way, as they are now', async () => {
  const id = await anApprovedApplication();
  const admin = await enter();
  const changed = await admin.patch('/partner/organisation', {
    version: 1,
    current_password: TEST_PASSWORD,
    bank_account: '0123456789',
    bank_name: 'Bank of Beirut',
  });
  expect(changed.status).toBe(200);
  const revealed = await asOps.post(`/admin/partner-applications/${id}/reveal`);
  expect(revealed.body).toMatchObject({
    tax_id: `LB-301-4455${10 + applications}`,
    bank_account: '0123456789',
  });
  const { rows } = await api.deps.pool.query(
    `SELECT FROM audit_log WHERE subject_id = $1 AND action = 'reveal_partner_application'`,
    [id],
  );
  expect(rows).toHaveLength(1);
});

test('an invitation that got lost or expired is sent again, and the earlier link stops working', async () => {
  const id = await anApprovedApplication();
  const first = await invitationToken();
  await api.dispatchEvents();
  api.clock.advance(INVITATION_LIFETIME);
  // The token of this reviewer has expired with the invitation.
  const later = await api.clientFor(await aMember(api.deps, { role: 'ops' }));
  expect((await resend(id, later)).status).toBe(204);
  expect((await accept(first)).body.code).toBe('link_invalid');
  const session = await accept(await invitationToken());
  expect(session.body.user).toMatchObject({ email, role: 'partner_admin' });
});

test('who opened the link and set no password can be invited again; who can sign in cannot', async () => {
  const id = await anApprovedApplication();
  const first = await invitationToken();
  expect((await accept(first)).status).toBe(200);
  await api.dispatchEvents();
  expect((await resend(id)).status).toBe(204);
  await enter();
  expect(await resend(id)).toMatchObject({ status: 409, body: { code: 'invitation_accepted' } });
});

test('only reviewers send it again, and only for an approved application', async () => {
  const waiting = await anApplication();
  expect(await resend(waiting)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect((await resend('00000000-0000-4000-8000-000000000000')).status).toBe(404);
  for (const role of ['member', 'partner_admin', 'manager'] as const) {
    const client = await api.clientFor(await aMember(api.deps, { role }));
    expect((await resend(waiting, client)).status).toBe(403);
  }
});

test('the first venue is drafted from the application, and nobody but its partner sees it', async () => {
  await anApprovedApplication({
    website: 'https://cedre.example',
    latitude: 33.8959,
    longitude: 35.5178,
  });
  const admin = await enter();
  const { items } = (await admin.get('/partner/organisation/venues')).body;
  expect(items).toMatchObject([
    {
      name: 'Studio Cèdre',
      description: 'Yoga and pilates in Gemmayze, five rooms.',
      address: 'Rue Gouraud 12, Beirut',
      website: 'https://cedre.example',
      latitude: 33.8959,
      longitude: 35.5178,
      time_zone: 'Asia/Beirut',
      status: 'draft',
    },
  ]);
  expect((await api.anonymous.get(`/venues/${items[0].id}`)).status).toBe(404);
});

test('without a position in the application the venue waits for its pin before it is published', async () => {
  await aVenue(api.deps.db, { city: 'Beirut', time_zone: 'Asia/Beirut' });
  await anApprovedApplication();
  const admin = await enter();
  const { items } = (await admin.get('/partner/organisation/venues')).body;
  // Its zone is that of the other venues of the city.
  expect(items).toMatchObject([
    {
      ...{ name: 'Studio Cèdre', address: 'Rue Gouraud 12, Beirut', time_zone: 'Asia/Beirut' },
      ...{ latitude: 0, longitude: 0, status: 'draft' },
    },
  ]);
  const [{ id, version, missing }] = items;
  expect(missing).toContain('location');
  const refused = await admin.post(`/partner/venues/${id}/publish`);
  expect(refused.body).toMatchObject({ code: 'venue_incomplete' });
  const pin = { latitude: 33.8959, longitude: 35.5178 };
  const placed = await admin.patch(`/partner/venues/${id}`, { version, ...pin });
  expect(placed.body).toMatchObject({ ...pin, time_zone: 'Asia/Beirut' });
  expect(placed.body.missing).not.toContain('location');
});
