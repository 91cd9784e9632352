import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect } from 'vitest';
import { api, test } from '../../../test/api-test.ts';
import { aMember, type TestUser } from '../../../test/builders.ts';
import type { TestClient } from '../../../test/client/test-client.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { decideApplication } from './review-applications/decide-application.ts';

let ops: TestUser;
let asOps: TestClient;
beforeEach(async () => {
  api.clock.set('2026-11-21T12:00:00Z');
  ops = await aMember(api.deps, { role: 'ops' });
  asOps = await api.clientFor(ops);
});
afterEach(async () => {
  await api.deps.db.deleteFrom('partner_applications').execute();
  await api.deps.db.deleteFrom('mails').execute();
});

const form = (overrides: object = {}) => ({
  business_name: 'Studio Cèdre',
  contact_name: 'Maya Khoury',
  contact_email: `owner-${randomUUID()}@cedre.test`,
  phone: '+961 1 234567',
  business_type: 'studio',
  description: 'Yoga and pilates in Gemmayze, five rooms.',
  website: 'https://cedre.test',
  address: 'Rue Gouraud 12, Beirut',
  tax_id: 'LB-301-445566',
  bank_account: 'LB62 0999 0000 0001 0019 0122 9114',
  agreement: true,
  ...overrides,
});
async function submit(overrides: object = {}): Promise<{ id: string; email: string }> {
  const sent = form(overrides);
  const { status, body } = await api.anonymous.post('/partner-applications', sent);
  expect(status).toBe(201);
  return { id: body.id, email: sent.contact_email };
}
const decide = (id: string, decision: string, reason?: string) =>
  asOps.post(`/admin/partner-applications/${id}/decision`, { decision, reason });
const mailsTo = async (email: string) => {
  await api.dispatchEvents();
  const { db } = api.deps;
  return db
    .selectFrom('mails')
    .select(['subject', 'text_body'])
    .where('recipient', '=', email)
    .orderBy('created_at')
    .execute();
};
const extractToken = (text = '') => /#token=([\w-]+)/.exec(text)?.[1] ?? '';

test.each(['javascript:alert(document.cookie)', 'data:text/html,x', 'file:///etc/passwd'])(
  'a reviewer is never shown %s as a link',
  async (website) => {
    const { status, body } = await api.anonymous.post('/partner-applications', form({ website }));
    expect([status, body.errors[0].field]).toEqual([400, 'website']);
  },
);

test('an application stores tax id and bank account encrypted and shows only their last characters', async () => {
  const { id } = await submit();
  const row = await api.deps.db
    .selectFrom('partner_applications')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toMatch(/445566|01229114/);
  expect(row.bank_account_encrypted.toString('latin1')).not.toContain('LB62');
  const { body } = await asOps.get('/admin/partner-applications');
  expect(body.items).toMatchObject([
    { id, tax_id_hint: '•••• 5566', bank_account_hint: '•••• 9114', status: 'submitted' },
  ]);
  expect(body.items[0]).not.toHaveProperty('tax_id_encrypted');
});

test('every decryption is in the audit log, with who requested it', async () => {
  const { id } = await submit();
  const revealed = await asOps.post(`/admin/partner-applications/${id}/reveal`);
  expect(revealed).toMatchObject({
    status: 200,
    body: { tax_id: 'LB-301-445566', bank_account: 'LB62 0999 0000 0001 0019 0122 9114' },
  });
  await asOps.post(`/admin/partner-applications/${id}/reveal`);
  const auditEntries = await api.deps.db
    .selectFrom('audit_log')
    .select(['actor_user_id', 'action'])
    .where('subject_id', '=', id)
    .execute();
  expect(auditEntries).toEqual(
    [1, 2].map(() => ({ actor_user_id: ops.id, action: 'reveal_partner_application' })),
  );
});

test('the applicant is notified by mail, in their language, and reviewers in their inbox', async () => {
  const { email } = await submit({ language: 'fr' });
  expect(await mailsTo(email)).toMatchObject([{ subject: 'Nous avons votre demande' }]);
  expect((await asOps.get('/notifications')).body).toMatchObject([
    { type: 'system_update', link: '/app/admin/partner-applications' },
  ]);
});

test('approval creates the organisation and mails an invitation that signs its admin in', async () => {
  const { id, email } = await submit();
  expect((await decide(id, 'in_review')).body).toMatchObject({
    status: 'in_review',
    decided_at: null,
  });
  expect((await decide(id, 'approved')).body).toMatchObject({
    status: 'approved',
    decided_at: '2026-11-21T12:00:00.000Z',
  });
  const invitation = (await mailsTo(email)).find(({ text_body }) => text_body.includes('#token='));
  expect(invitation?.text_body).toContain('Studio Cèdre now has a partner account');
  const accepted = await api.anonymous.post('/auth/accept-invitation', {
    token: extractToken(invitation?.text_body),
  });
  expect(accepted).toMatchObject({
    status: 200,
    body: { user: { email, role: 'partner_admin', user_metadata: { password_set: false } } },
  });
  expect(accepted.body.user.user_metadata.partner_org_id).toEqual(expect.any(String));
});

test('an ordinary member who applies keeps the account and becomes the partner admin', async () => {
  const member = await aMember(api.deps);
  const { id } = await submit({ contact_email: member.email });
  expect((await decide(id, 'approved')).status).toBe(200);
  const user = await api.deps.db
    .selectFrom('users')
    .select(['role', 'organisation_id'])
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  expect(user).toMatchObject({ role: 'partner_admin', organisation_id: expect.any(String) });
});

test('approval of a person who works for another partner is refused and creates nothing', async () => {
  const manager = await aMember(api.deps, { role: 'manager' });
  const { id } = await submit({ contact_email: manager.email, business_name: 'Nowhere Gym' });
  expect(await decide(id, 'approved')).toMatchObject({
    status: 409,
    body: { code: 'email_taken' },
  });
  const { db } = api.deps;
  expect(
    await db.selectFrom('organisations').select('id').where('name', '=', 'Nowhere Gym').execute(),
  ).toEqual([]);
  expect((await asOps.get('/admin/partner-applications')).body.items).toMatchObject([
    { id, status: 'submitted' },
  ]);
});

test('rejecting or requesting changes needs a reason, which the applicant reads', async () => {
  const { id, email } = await submit();
  expect(await decide(id, 'rejected')).toMatchObject({
    status: 400,
    body: { code: 'reason_required' },
  });
  expect((await decide(id, 'rejected', 'We only take venues with showers.')).status).toBe(200);
  expect((await mailsTo(email)).at(-1)?.text_body).toContain('We only take venues with showers.');
});

test('a decision is final', async () => {
  const { id } = await submit();
  await decide(id, 'rejected', 'Not now');
  for (const decision of ['approved', 'in_review'])
    expect(await decide(id, decision)).toMatchObject({
      status: 409,
      body: { code: 'application_decided' },
    });
});

test('two reviewers who approve at once create one organisation', async () => {
  const { id } = await submit({ business_name: 'One Only' });
  const responses = await Promise.all([1, 2, 3].map(() => decide(id, 'approved')));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const { db } = api.deps;
  expect(
    await db.selectFrom('organisations').select('id').where('name', '=', 'One Only').execute(),
  ).toHaveLength(1);
});

test('without the lock both reviewers pass the check, so the test above can fail', async () => {
  const { id } = await submit();
  let arrived = 0;
  let open: () => void = () => undefined;
  const bothLooked = new Promise<void>((resolve) => {
    open = resolve;
  });
  const responses = await Promise.all(
    [1, 2].map(() =>
      decideApplication(
        api.deps,
        ops.id,
        id,
        { decision: 'rejected', reason: 'No' },
        async (tx) => {
          const row = await tx
            .selectFrom('partner_applications')
            .selectAll()
            .where('id', '=', id)
            .executeTakeFirst();
          arrived += 1;
          if (arrived === 2) open();
          await bothLooked;
          return row;
        },
      ),
    ),
  );
  expect(responses.filter((response) => !isRefusal(response))).toHaveLength(2);
});

test('pages go from the longest waiting to the newest without losing or repeating one', async () => {
  const ids: string[] = [];
  for (let number = 0; number < 3; number += 1) {
    api.clock.advance(1000);
    ids.push(
      (
        await submit({
          tax_id: `LB 1000${number}`,
          bank_account: `4711 ${number}`,
          bank_name: 'Bank of Beirut',
        })
      ).id,
    );
  }
  const seen: string[] = [];
  let cursor = '';
  do {
    const { body } = await asOps.get(`/admin/partner-applications?limit=2${cursor}`);
    seen.push(...body.items.map((item: { id: string }) => item.id));
    cursor = body.next_cursor ? `&cursor=${body.next_cursor}` : '';
  } while (cursor);
  expect(seen).toEqual(ids);
});

test('only ops and admins review; to others the applications are forbidden', async () => {
  const { id } = await submit();
  for (const role of ['member', 'partner_admin', 'manager'] as const) {
    const caller = await api.clientFor(await aMember(api.deps, { role }));
    expect((await caller.get('/admin/partner-applications')).status).toBe(403);
    expect((await caller.post(`/admin/partner-applications/${id}/reveal`)).status).toBe(403);
  }
  expect((await api.anonymous.get('/admin/partner-applications')).status).toBe(401);
  expect((await asOps.post(`/admin/partner-applications/${randomUUID()}/reveal`)).status).toBe(404);
  expect((await decide(randomUUID(), 'approved')).status).toBe(404);
});
