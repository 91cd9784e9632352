import { afterEach, beforeEach, expect } from 'vitest';
import { api, test } from '../../../../test/api-test.ts';
import { aMember } from '../../../../test/builders.ts';
import type { TestClient } from '../../../../test/client/test-client.ts';
import { applicationFixture } from '../../../../test/fixtures/application-fixture.ts';

let ops: TestClient;
let applications: ReturnType<typeof applicationFixture>;
test.beforeAll(async () => {
  applications = applicationFixture(api);
});
beforeEach(async () => {
  api.clock.set('2026-11-18T12:00:00Z');
  ops = await api.clientFor(await aMember(api.deps, { role: 'ops' }));
});
afterEach(() => applications.clear());

const decide = (id: string, decision: string, reason?: string) =>
  ops.post(`/admin/partner-applications/${id}/decision`, { decision, reason });
const open = (token: string) => api.anonymous.post('/partner-applications/open', { token });
const withdraw = (token: string) => api.anonymous.post('/partner-applications/withdraw', { token });
const historyOf = async (id: string) =>
  (await ops.get(`/admin/partner-applications/${id}/history`)).body.items;

/** An application, its link, and what amends it. */
async function aFollowedApplication() {
  const { sent, id, email } = await applications.submit();
  const token = await applications.linkFor(email);
  const { agreement: _, tax_id: __, bank_account: ___, bank_name: ____, ...fields } = sent;
  const amend = (changes: object = {}) =>
    api.anonymous.post('/partner-applications/resubmit', { token, ...fields, ...changes });
  return { sent, id, email, token, amend };
}

test('the link opens the application at any time, with its numbers masked', async () => {
  const { id, token, sent } = await aFollowedApplication();
  expect(await open(token)).toMatchObject({
    status: 200,
    body: {
      id,
      status: 'submitted',
      contact_name: 'Maya Khoury',
      latitude: 33.8938,
      tax_id_hint: `•••• ${sent.tax_id.slice(-4)}`,
    },
  });
  await decide(id, 'rejected', 'Not now');
  expect((await open(token)).body).toMatchObject({
    status: 'rejected',
    decision_reason: 'Not now',
  });
  expect((await open('guessed')).body.code).toBe('link_invalid');
});

test('what the reviewers write for themselves is not in what the applicant reads', async () => {
  const { id, token } = await aFollowedApplication();
  await ops.post(`/admin/partner-applications/${id}/notes`, { text: 'The owner is my cousin' });
  const { body } = await open(token);
  expect(JSON.stringify(body)).not.toContain('cousin');
  for (const field of ['assignee', 'due_at', 'tax_id', 'bank_account'])
    expect(body).not.toHaveProperty(field);
});

test('an application is amended before its review, and the reviewers see what changed', async () => {
  const { id, amend, sent, email } = await aFollowedApplication();
  api.clock.advance(1000);
  const changed = { address: 'Rue Gouraud 14, Beirut', tax_id: 'LB-99887766' };
  expect((await amend({ ...changed, version: 1 })).body).toEqual({ id, status: 'submitted' });
  expect((await historyOf(id))[0]).toMatchObject({
    kind: 'amended',
    by: null,
    changes: [
      { field: 'address', before: sent.address, after: changed.address },
      { field: 'tax_id', before: `•••• ${sent.tax_id.slice(-4)}`, after: '•••• 7766' },
    ],
  });
  expect((await ops.post(`/admin/partner-applications/${id}/reveal`)).body).toEqual({
    tax_id: 'LB-99887766',
    bank_account: sent.bank_account,
  });
  expect((await applications.mailsTo(email)).at(-1)?.subject).toBe('We have your changes');
});

test('while a reviewer reads it, it cannot be changed, but withdrawn', async () => {
  const { id, amend, token, email } = await aFollowedApplication();
  api.clock.advance(1000);
  await decide(id, 'in_review');
  api.clock.advance(1000);
  expect(await amend()).toMatchObject({ status: 409, body: { code: 'application_in_review' } });
  expect((await withdraw(token)).body.status).toBe('withdrawn');
  expect((await withdraw(token)).status).toBe(200);
  expect((await historyOf(id)).map(({ kind }: { kind: string }) => kind)).toEqual([
    'withdrawn',
    'in_review',
    'submitted',
  ]);
  expect(await amend()).toMatchObject({ status: 409, body: { code: 'application_decided' } });
  expect((await decide(id, 'approved')).body.code).toBe('application_decided');
  expect((await applications.mailsTo(email)).at(-1)?.subject).toBe('Your application is withdrawn');
});

test('a decided application is not withdrawn', async () => {
  const { id, token } = await aFollowedApplication();
  await decide(id, 'approved');
  expect((await withdraw(token)).body.code).toBe('application_decided');
});

test('what was asked is kept when the changes come, and the wait begins anew', async () => {
  const { id, amend, token } = await aFollowedApplication();
  api.clock.advance(1000);
  await decide(id, 'changes_requested', 'Which rooms do you have?');
  expect((await open(token)).body.decision_reason).toBe('Which rooms do you have?');
  api.clock.advance(60_000);
  const description = 'Five rooms: two for yoga, three for pilates.';
  expect((await amend({ description })).status).toBe(200);
  expect((await ops.get(`/admin/partner-applications/${id}`)).body).toMatchObject({
    status: 'submitted',
    decision_reason: null,
    submitted_at: '2026-11-18T12:01:01.000Z',
  });
  expect(await historyOf(id)).toMatchObject([
    { kind: 'amended', changes: [{ field: 'description', after: description }] },
    { kind: 'changes_requested', text: 'Which rooms do you have?' },
    { kind: 'submitted' },
  ]);
});

test('two tabs: the second sees that the first has changed it', async () => {
  const { amend } = await aFollowedApplication();
  const both = await Promise.all([1, 2].map(() => amend({ version: 1 })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'version_conflict',
    details: { version: 2 },
  });
});

test('another email gets another link; the earlier address reads nothing more', async () => {
  const { amend, token } = await aFollowedApplication();
  await amend({ contact_email: 'right@cedre.test' });
  expect((await open(token)).body.code).toBe('link_invalid');
  const newToken = await applications.linkFor('right@cedre.test');
  expect((await open(newToken)).body.contact_email).toBe('right@cedre.test');
});

test('a reviewer does not decide about what the applicant has changed since', async () => {
  const { id, amend } = await aFollowedApplication();
  await amend({ description: 'Something else than what was read.' });
  const decision = { decision: 'approved', version: 1 };
  expect(await ops.post(`/admin/partner-applications/${id}/decision`, decision)).toMatchObject({
    status: 409,
    body: { code: 'version_conflict' },
  });
});
