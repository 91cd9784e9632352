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

/** Sends a form, and returns what corrects its email. */
async function send(overrides: object = {}) {
  const { sent, id, email, receipt } = await applications.submit(overrides);
  const correct = (contact_email: string, changes: object = {}) =>
    api.anonymous.post('/partner-applications/correct-email', {
      ...sent,
      contact_email,
      correction_token: receipt.correction_token,
      ...changes,
    });
  return { sent, id, email, receipt, correct };
}
const stored = async (id: string) => (await ops.get(`/admin/partner-applications/${id}`)).body;
const subjectsTo = async (email: string) =>
  (await applications.mailsTo(email)).map(({ subject }) => subject);
const opened = async (token: string) =>
  (await api.anonymous.post('/partner-applications/open', { token })).status;

test('a mistyped email is corrected: the link goes to the right one, the mistyped one reads nothing', async () => {
  const { id, email, receipt, correct } = await send();
  const earlierLink = await applications.linkFor(email);
  api.clock.advance(1000);
  const { status, body } = await correct('right@cedre.test');
  expect([status, body]).toEqual([202, '']);
  expect(await stored(id)).toMatchObject({
    contact_email: 'right@cedre.test',
    status: 'submitted',
    reference: receipt.reference,
  });
  const [mail] = await applications.mailsTo('right@cedre.test');
  expect(mail).toMatchObject({
    subject: 'We have your application',
    text_body: expect.stringContaining(receipt.reference),
  });
  expect(await opened(earlierLink)).toBe(410);
  expect(await opened(await applications.linkFor('right@cedre.test'))).toBe(200);
  expect((await ops.get(`/admin/partner-applications/${id}/history`)).body.items[0]).toMatchObject({
    kind: 'amended',
    changes: [{ field: 'contact_email', before: email, after: 'right@cedre.test' }],
  });
});

test('mistyped as the email of another applicant, it is stored once it is corrected', async () => {
  const other = await send();
  const { id, receipt, correct } = await send({ contact_email: other.email });
  expect(await applications.countStored()).toBe(1);
  const { status, body } = await correct('right@cedre.test');
  expect([status, body]).toEqual([202, '']);
  expect(await stored(id)).toMatchObject({
    contact_email: 'right@cedre.test',
    reference: receipt.reference,
  });
  // The mail is that of the test above: its reader cannot tell what stands under the other email.
  const [mail] = await applications.mailsTo('right@cedre.test');
  expect(mail).toMatchObject({
    subject: 'We have your application',
    text_body: expect.stringContaining(receipt.reference),
  });
  expect((await stored(other.id)).contact_email).toBe(other.email);
});

test('corrected to an email that has an application: that one is mailed again, however the first was answered', async () => {
  const standing = await send();
  const other = await send();
  const fresh = await send();
  const repeated = await send({ contact_email: other.email });
  const answers = [await fresh.correct(standing.email), await repeated.correct(standing.email)];
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [202, ''],
    [202, ''],
  ]);
  expect(await subjectsTo(standing.email)).toEqual([
    'We have your application',
    'An application with this address is with us already',
    'An application with this address is with us already',
  ]);
  // The mistyped one does not wait beside it; both can still be sent to a third email.
  expect(await applications.countStored()).toBe(2);
  expect((await fresh.correct('third@cedre.test')).status).toBe(202);
  expect((await repeated.correct('fourth@cedre.test')).status).toBe(202);
  expect([
    (await stored(fresh.id)).contact_email,
    (await stored(repeated.id)).contact_email,
  ]).toEqual(['third@cedre.test', 'fourth@cedre.test']);
});

test('what a reviewer has taken is withdrawn instead of deleted, and keeps its history', async () => {
  const standing = await send();
  const { id, correct } = await send();
  api.clock.advance(1000);
  await ops.post(`/admin/partner-applications/${id}/notes`, { text: 'Phone them' });
  await correct(standing.email);
  expect(await stored(id)).toMatchObject({ status: 'withdrawn' });
});

test('only the one who sent it corrects it: another token, another form and a late one are refused', async () => {
  const { id, email, correct } = await send();
  const other = await send();
  const foreign = { correction_token: other.receipt.correction_token };
  expect((await correct('right@cedre.test', foreign)).body.code).toBe('link_invalid');
  const forged = { correction_token: `${id}.9999999999999.${'A'.repeat(43)}` };
  expect((await correct('right@cedre.test', forged)).body.code).toBe('link_invalid');
  const changed = { tax_id: 'LB-99887766' };
  expect((await correct('right@cedre.test', changed)).body.code).toBe('link_invalid');
  expect((await stored(id)).contact_email).toBe(email);
  api.clock.advance(60 * 60 * 1000 + 1);
  expect((await correct('right@cedre.test')).body.code).toBe('link_expired');
});

test('a decided application is not sent elsewhere', async () => {
  const { id, email, correct } = await send();
  await ops.post(`/admin/partner-applications/${id}/decision`, { decision: 'approved' });
  expect((await correct('right@cedre.test')).body.code).toBe('application_decided');
  expect((await stored(id)).contact_email).toBe(email);
});

test('a reviewer who reads it decides about the corrected one only', async () => {
  const { id, correct } = await send();
  await ops.post(`/admin/partner-applications/${id}/decision`, { decision: 'in_review' });
  await correct('right@cedre.test');
  const decision = { decision: 'approved', version: 1 };
  const { body } = await ops.post(`/admin/partner-applications/${id}/decision`, decision);
  expect(body.code).toBe('version_conflict');
});

test('two who correct to one email at the same moment make one application of it', async () => {
  const [first, second] = [await send(), await send()];
  await Promise.all([first.correct('right@cedre.test'), second.correct('right@cedre.test')]);
  const { body } = await ops.get('/admin/partner-applications?q=right@cedre.test');
  expect(body.items).toHaveLength(1);
});
