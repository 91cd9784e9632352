import { sql } from 'kysely';
import { afterEach, beforeEach, expect } from 'vitest';
import { api, test } from '../../../../test/api-test.ts';
import { aMember } from '../../../../test/builders.ts';
import {
  anApplicationForm,
  applicationFixture,
} from '../../../../test/fixtures/application-fixture.ts';
import type { Tx } from '../../../platform/database/transaction.ts';
import { submitApplication } from './submit-application.ts';

let applications: ReturnType<typeof applicationFixture>;
test.beforeAll(async () => {
  applications = applicationFixture(api);
});
beforeEach(() => api.clock.set('2026-11-18T12:00:00Z'));
afterEach(() => applications.clear());

test.each([
  ['bank_account', { bank_account: '????????' }, 'account_invalid'],
  [
    'bank_account',
    { bank_account: 'LB62 0999 0000 0001 0019 0122 9115' },
    'iban_check_digits_wrong',
  ],
  ['bank_account', { bank_account: 'DE89 3704 0044 0532 0130' }, 'iban_invalid'],
  ['bank_account', { bank_account: 'QQ89 3704 0044 0532 0130 00' }, 'iban_country_unknown'],
  ['bank_name', { bank_account: '4711 0815 99', bank_name: ' ' }, 'bank_name_missing'],
  ['tax_id', { tax_id: '????' }, 'tax_id_invalid'],
  ['tax_id', { tax_id: 'DE 311 402' }, 'tax_id_invalid'],
  ['business_name', { business_name: '\u202eoiduts live\u202c' }, 'characters_not_allowed'],
  ['contact_name', { contact_name: 'Maya\u2067 Khoury' }, 'characters_not_allowed'],
  ['description', { description: 'Two rooms above the \u200fharbour.' }, 'characters_not_allowed'],
  ['address', { address: 'Rue \u200eGouraud 12' }, 'characters_not_allowed'],
  ['bank_name', { bank_name: 'Bank\u2066 of Beirut' }, 'characters_not_allowed'],
  ['contact_name', { contact_name: '' }, 'string_too_small'],
  ['contact_name', { contact_name: undefined }, 'required'],
  ['phone', { phone: '+961 1 23' }, 'phone_invalid'],
  ['phone', { phone: '+999 123456789' }, 'phone_invalid'],
  ['latitude', { latitude: 91 }, 'number_too_big'],
  ['latitude', { latitude: 0, longitude: 0 }, 'latitude_zero'],
  ['longitude', { longitude: null }, 'required'],
  ['website', { website: 'javascript:alert(1)' }, 'url_invalid'],
])('%s is refused at its field: %o', async (field, overrides, code) => {
  const { status, body } = await api.anonymous.post(
    '/partner-applications',
    anApplicationForm(overrides),
  );
  expect([status, body.errors]).toEqual([400, [expect.objectContaining({ field, code })]]);
});

test('faults of several steps are returned at once, each in the language of the applicant', async () => {
  const broken = anApplicationForm({ business_name: '', bank_account: '????????' });
  const { body } = await api.anonymous.post('/partner-applications', broken, {
    'accept-language': 'fr',
  });
  expect(body.errors).toEqual([
    expect.objectContaining({ field: 'business_name' }),
    expect.objectContaining({ field: 'bank_account', detail: expect.stringContaining('IBAN') }),
  ]);
});

test('an unknown field is refused', async () => {
  const { status } = await api.anonymous.post(
    '/partner-applications',
    anApplicationForm({ status: 'approved' }),
  );
  expect(status).toBe(400);
});

test('the mail greets the person and carries the reference and the secret link', async () => {
  const { email, id } = await applications.submit();
  const [mail] = await applications.mailsTo(email);
  const { reference } = await api.deps.db
    .selectFrom('partner_applications')
    .select('reference')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(mail?.text_body).toContain('Hello Maya Khoury,');
  expect(mail?.text_body).toContain(reference);
  expect(reference).toMatch(/^P-[0-9A-F]{10}$/);
  expect(await applications.linkFor(email)).not.toBe('');
});

test('the same email again mails the first applicant, and tells a stranger nothing', async () => {
  const { sent, email } = await applications.submit();
  const firstLink = await applications.linkFor(email);
  const repeated = anApplicationForm({
    business_name: 'Somebody Else',
    contact_email: sent.contact_email.toUpperCase(),
  });
  const fresh = await api.anonymous.post('/partner-applications', anApplicationForm());
  const answer = await api.anonymous.post('/partner-applications', repeated);

  const shapeOf = (body: object) =>
    Object.entries(body).map(([key, value]) => [key, String(value).replaceAll(/[\w-]/g, 'x')]);
  expect([answer.status, answer.body.status]).toEqual([fresh.status, fresh.body.status]);
  expect(shapeOf(answer.body)).toEqual(shapeOf(fresh.body));
  expect(Object.keys(answer.body)).toEqual(['id', 'status', 'reference', 'correction_token']);
  expect((await applications.mailsTo(email)).map(({ subject }) => subject)).toEqual([
    'We have your application',
    'An application with this address is with us already',
  ]);
  expect(await applications.linkFor(email)).toBe(firstLink);
  expect(await applications.countStored()).toBe(2);
});

test.each([
  ['a second brand of one company', 'tax_id'],
  ['two studios on one account', 'bank_account'],
] as const)('%s: both get in, and reviewers see what they share', async (_, field) => {
  const { sent, email } = await applications.submit();
  const ops = await api.clientFor(await aMember(api.deps, { role: 'ops' }));
  const second = await applications.submit({
    business_name: 'Second Brand',
    // However it is written.
    [field]: sent[field].replaceAll(/[ -]/g, ''),
  });
  const { body } = await ops.get(`/admin/partner-applications/${second.id}`);
  expect(body).toMatchObject({
    status: 'submitted',
    duplicates: [{ application: { contact_email: email }, same: expect.arrayContaining([field]) }],
  });
  expect((await applications.mailsTo(second.email)).map(({ subject }) => subject)).toEqual([
    'We have your application',
  ]);
  expect(await applications.mailsTo(email)).toHaveLength(1);
});

test('the owner who mistyped the email and applies again gets in', async () => {
  const { sent } = await applications.submit({ contact_email: 'onwer@cedre.test' });
  await applications.submit({ ...sent, contact_email: 'owner@cedre.test' });
  expect(await applications.mailsTo('owner@cedre.test')).toHaveLength(1);
  expect(await applications.countStored()).toBe(2);
});

test('a brand of a company that is a partner already gets in', async () => {
  const { sent, id } = await applications.submit();
  const ops = await api.clientFor(await aMember(api.deps, { role: 'ops' }));
  await ops.post(`/admin/partner-applications/${id}/decision`, { decision: 'approved' });
  const { tax_id, bank_account, bank_name } = sent;
  const second = await applications.submit({ tax_id, bank_account, bank_name });
  expect((await ops.get(`/admin/partner-applications/${second.id}`)).body.status).toBe('submitted');
});

test('the reference of the answer is in the mail, and finds the application', async () => {
  const { sent, email, receipt } = await applications.submit();
  expect((await applications.mailsTo(email))[0]?.text_body).toContain(receipt.reference);
  const ops = await api.clientFor(await aMember(api.deps, { role: 'ops' }));
  const found = async (reference: string) =>
    (await ops.get(`/admin/partner-applications?q=${reference}`)).body.items.map(
      ({ contact_email }: { contact_email: string }) => contact_email,
    );
  expect(await found(receipt.reference)).toEqual([email]);
  // That of a repeated application leads to the one that stands.
  const repeated = await applications.submit(sent);
  expect(repeated.receipt.reference).not.toBe(receipt.reference);
  expect(await found(repeated.receipt.reference)).toEqual([email]);
});

test('a website without https is completed', async () => {
  const { id } = await applications.submit({ website: ' www.tidestudio.example ' });
  const ops = await api.clientFor(await aMember(api.deps, { role: 'ops' }));
  expect((await ops.get(`/admin/partner-applications/${id}`)).body.website).toBe(
    'https://www.tidestudio.example',
  );
});

test('a business may apply anew after a rejection', async () => {
  const { sent, id } = await applications.submit();
  const ops = await api.clientFor(await aMember(api.deps, { role: 'ops' }));
  await ops.post(`/admin/partner-applications/${id}/decision`, {
    decision: 'rejected',
    reason: 'Not now',
  });
  await applications.submit(sent);
  expect(await applications.countStored()).toBe(2);
});

test('a stranger who repeats an application again and again does not flood the mailbox', async () => {
  const { sent, email } = await applications.submit();
  for (let times = 0; times < 5; times += 1) await applications.submit(sent);
  expect(await applications.mailsTo(email)).toHaveLength(4);
  api.clock.advance(25 * 60 * 60 * 1000);
  await applications.submit(sent);
  expect(await applications.mailsTo(email)).toHaveLength(5);
});

test('two equal applications sent at the same moment make one', async () => {
  const form = anApplicationForm();
  const responses = await Promise.all(
    [1, 2, 3].map(() => api.anonymous.post('/partner-applications', form)),
  );
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await applications.countStored()).toBe(1);
});

test('without the lock both look before either is stored, so the test above can fail', async () => {
  const { agreement, ...form } = anApplicationForm();
  let arrived = 0;
  let open: () => void = () => undefined;
  const bothArrived = new Promise<void>((resolve) => {
    open = resolve;
  });
  const meet = async (tx: Tx) => {
    // Both see the applications as they are now, however early the first of them commits.
    await sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ`.execute(tx);
    await sql`SELECT 1`.execute(tx);
    arrived += 1;
    if (arrived === 2) open();
    await bothArrived;
  };
  await Promise.all(
    [1, 2].map(() => submitApplication(api.deps, { ...form, agreement }, 'en', meet)),
  );
  expect(await applications.countStored()).toBe(2);
});
