import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect } from 'vitest';
import { api, test } from '../../../../test/api-test.ts';
import { aMember, type TestUser } from '../../../../test/builders.ts';
import type { TestClient } from '../../../../test/client/test-client.ts';
import { applicationFixture } from '../../../../test/fixtures/application-fixture.ts';

let reviewer: TestUser;
let ops: TestClient;
let applications: ReturnType<typeof applicationFixture>;
test.beforeAll(async () => {
  applications = applicationFixture(api);
});
beforeEach(async () => {
  // A Wednesday.
  api.clock.set('2026-11-18T12:00:00Z');
  reviewer = await aMember(api.deps, { role: 'ops' });
  ops = await api.clientFor(reviewer);
});
afterEach(() => applications.clear());

/** Sets the clock and signs in again: sessions end in between. */
const goTo = async (instant: string) => {
  api.clock.set(instant);
  ops = await api.clientFor(reviewer);
};
const path = '/admin/partner-applications';
const listed = async (query: string): Promise<string[]> =>
  (await ops.get(`${path}?${query}`)).body.items.map((item: { id: string }) => item.id);
const decide = (id: string, decision: string, reason?: string) =>
  ops.post(`${path}/${id}/decision`, { decision, reason });

test('after two working days an application is overdue, and weekends do not count', async () => {
  const { id } = await applications.submit();
  const isOverdue = async () => (await ops.get(`${path}/${id}`)).body.overdue;
  // Friday, two days later, then one minute more.
  await goTo('2026-11-20T12:00:00Z');
  expect([await isOverdue(), await listed('overdue=true')]).toEqual([false, []]);
  await goTo('2026-11-20T12:01:00Z');
  expect([await isOverdue(), await listed('overdue=true')]).toEqual([true, [id]]);

  const { id: late } = await applications.submit();
  await goTo('2026-11-24T12:00:00Z');
  expect(await listed('overdue=true')).toEqual([id]);
  expect((await ops.get(`${path}/${late}`)).body.due_at).toBe('2026-11-24T12:01:00.000Z');
  await decide(id, 'changes_requested', 'Which rooms?');
  expect([await isOverdue(), await listed('overdue=true')]).toEqual([false, []]);
});

test('what is asked for is named by its fields, until the applicant has sent it again', async () => {
  const { id, sent } = await applications.submit();
  const asked = await ops.post(`${path}/${id}/decision`, {
    ...{
      decision: 'changes_requested',
      reason: 'Which rooms?',
      fields: ['description', 'website'],
    },
  });
  expect(asked.body.requested_fields).toEqual(['description', 'website']);
  await api.dispatchEvents();
  const token = await applications.linkFor(sent.contact_email);
  const open = () => api.anonymous.post('/partner-applications/open', { token });
  expect((await open()).body.requested_fields).toEqual(['description', 'website']);
  const { agreement: _, ...form } = sent;
  const body = { ...form, description: 'Two rooms with a view of the sea.', token };
  expect((await api.anonymous.post('/partner-applications/resubmit', body)).status).toBe(200);
  expect((await ops.get(`${path}/${id}`)).body.requested_fields).toEqual([]);
  const { id: other } = await applications.submit();
  const unknown = { decision: 'changes_requested', reason: 'Which?', fields: ['shoe_size'] };
  expect((await ops.post(`${path}/${other}/decision`, unknown)).status).toBe(400);
});

test('the counts say how many wait, in which state and for whom', async () => {
  const [first, second] = [await applications.submit(), await applications.submit()];
  const { id: third } = await applications.submit();
  await decide(first.id, 'in_review');
  await decide(third, 'rejected', 'Not now');
  await goTo('2026-11-23T12:00:00Z');
  expect((await ops.get(`${path}/summary`)).body).toEqual({
    by_status: {
      submitted: 1,
      in_review: 1,
      changes_requested: 0,
      approved: 0,
      rejected: 1,
      withdrawn: 0,
    },
    overdue: 2,
    unassigned: 1,
    mine: 1,
    oldest_submitted_at: '2026-11-18T12:00:00.000Z',
  });
  expect(await listed('assigned=me&status=in_review')).toEqual([first.id]);
  expect(await listed('assigned=nobody')).toEqual([second.id]);
});

test('the search finds a part of the reference, the names, the email, the phone and the address', async () => {
  const { id } = await applications.submit({
    business_name: 'Fifty % Gym',
    contact_name: 'Zeina Haddad',
    contact_email: 'zeina@fifty.test',
    phone: '+961 71 123 456',
    address: 'Rue Hamra 9',
  });
  await applications.submit({ phone: '+961 3 123 456' });
  const { reference } = (await ops.get(`${path}/${id}`)).body;
  for (const text of [
    reference,
    reference.toLowerCase(),
    'fifty',
    '% g',
    'haddad',
    '@fifty',
    '71123',
    'hamra',
  ])
    expect(await listed(`q=${encodeURIComponent(text)}`), text).toEqual([id]);
  expect(await listed('q=_')).toEqual([]);
  expect(await listed('q=nothing')).toEqual([]);
});

test('an application is given to a colleague and taken away again, which is audited', async () => {
  const { id } = await applications.submit();
  const colleague = await aMember(api.deps, { role: 'admin' });
  const assign = (user_id: string | null) => ops.put(`${path}/${id}/assignee`, { user_id });
  expect((await assign(colleague.id)).body.assignee).toMatchObject({ id: colleague.id });
  expect((await ops.get('/admin/application-reviewers')).body.items).toContainEqual(
    expect.objectContaining({ id: colleague.id }),
  );
  expect((await assign(null)).body.assignee).toBeNull();
  const member = await aMember(api.deps);
  expect(await assign(member.id)).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'user_id' }] },
  });
  const entries = await api.deps.db
    .selectFrom('audit_log')
    .select(['actor_user_id', 'action', 'after'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
  expect(entries).toEqual(
    [colleague.id, null].map((assigned_to) => ({
      actor_user_id: reviewer.id,
      action: 'assign_partner_application',
      after: { assigned_to },
    })),
  );
});

test('a note is kept with its author, newest first, page by page', async () => {
  const { id } = await applications.submit();
  for (const text of ['Called her.', 'She sends photos.']) {
    api.clock.advance(1000);
    expect((await ops.post(`${path}/${id}/notes`, { text })).status).toBe(201);
  }
  const first = (await ops.get(`${path}/${id}/history?limit=2`)).body;
  expect(first.items).toMatchObject([
    { kind: 'note', text: 'She sends photos.', by: expect.any(String) },
    { kind: 'note', text: 'Called her.' },
  ]);
  const rest = await ops.get(`${path}/${id}/history?limit=2&cursor=${first.next_cursor}`);
  expect(rest.body).toMatchObject({ items: [{ kind: 'submitted' }], next_cursor: null });
  expect((await ops.post(`${path}/${id}/notes`, { text: '  ' })).status).toBe(400);
});

test('likely duplicates are shown with what they share', async () => {
  const { sent, id } = await applications.submit({ business_name: 'Harbour Gym', website: '' });
  await decide(id, 'rejected', 'Not now');
  const again = await applications.submit({
    business_name: 'harbour gym',
    tax_id: sent.tax_id,
    phone: '+961 3 123 456',
    website: '',
  });
  await applications.submit({ phone: '+961 71 123 456', website: '' });
  const { duplicates } = (await ops.get(`${path}/${again.id}`)).body;
  expect(duplicates).toMatchObject([
    { application: { id, status: 'rejected' }, same: ['business_name', 'tax_id'] },
  ]);
});

test('a reviewer who takes an unassigned application is its assignee', async () => {
  const { id } = await applications.submit();
  expect((await decide(id, 'in_review')).body.assignee.id).toBe(reviewer.id);
});

test('an application that does not exist answers 404', async () => {
  const unknown = `${path}/${randomUUID()}`;
  const responses = await Promise.all([
    ops.get(unknown),
    ops.get(`${unknown}/history`),
    ops.post(`${unknown}/notes`, { text: 'x' }),
    ops.put(`${unknown}/assignee`, { user_id: null }),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});
