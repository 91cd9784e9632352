import { createOrganisation } from '@pulse/test-data';
import { beforeEach, expect } from 'vitest';
import { api, test } from '../../../../test/api-test.ts';
import { aMember, TEST_PASSWORD, type TestUser } from '../../../../test/builders.ts';
import type { TestClient } from '../../../../test/client/test-client.ts';
import { runWhileLocked } from '../../../../test/database/race-conditions.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { createAccountsDeps } from '../accounts-deps.ts';
import { lockOrganisation } from '../organisations.store.ts';
import { lockUser } from '../users/users.store.ts';
import { changeOrganisation } from './change-organisation.ts';
import { createPartnerEncryption } from './partner-encryption.ts';

let organisation: string;
let admin: TestUser;
let asAdmin: TestClient;
beforeEach(async () => {
  organisation = await createOrganisation(api.deps.db, { name: 'Studio Cèdre' });
  admin = await colleague('partner_admin');
  asAdmin = await api.clientFor(admin);
});

const colleague = (
  role: 'partner_admin' | 'partner_staff' | 'manager',
  more: Partial<TestUser> = {},
) => aMember(api.deps, { role, organisationId: organisation, ...more });
const IBAN = 'LB62 0999 0000 0001 0019 0122 9114';
const change = (fields: object, client = asAdmin) =>
  client.patch('/partner/organisation', {
    version: 1,
    current_password: TEST_PASSWORD,
    ...fields,
  });
const storedSecrets = () =>
  api.deps.db
    .selectFrom('organisations')
    .selectAll()
    .where('id', '=', organisation)
    .executeTakeFirstOrThrow();
const mailsTo = async ({ email }: TestUser) => {
  await api.dispatchEvents();
  return api.deps.db
    .selectFrom('mails')
    .select(['subject', 'text_body'])
    .where('recipient', '=', email)
    .execute();
};

test('tax id and account are stored encrypted, and only their last characters are shown', async () => {
  const { status, body } = await change({ tax_id: 'LB-301-445566', bank_account: IBAN });
  expect([status, body]).toMatchObject([
    200,
    { version: 2, tax_id_hint: '•••• 5566', bank_account_hint: '•••• 9114', bank_name: '' },
  ]);
  expect((await asAdmin.get('/partner/organisation')).body).toEqual(body);
  const row = await storedSecrets();
  expect(JSON.stringify({ ...row, version: 0 })).not.toMatch(/445566|01229114/);
  expect(row.bank_account_encrypted?.toString('latin1')).not.toContain('LB62');
  const { decrypt } = createPartnerEncryption(api.deps.config.secrets);
  expect(row.bank_account_encrypted && decrypt(row.bank_account_encrypted)).toBe(IBAN);
  const { rows } = await api.deps.pool.query(
    `SELECT row_to_json(audit_log)::text AS entry FROM audit_log WHERE subject_id = $1`,
    [organisation],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].entry).not.toMatch(/445566|01229114/);
});

test('a local account keeps the name of its bank', async () => {
  const account = { bank_account: '0123-456789', bank_name: 'Bank of Beirut' };
  expect((await change(account)).body).toMatchObject({
    bank_account_hint: '•••• 6789',
    bank_name: 'Bank of Beirut',
  });
});

test('a change needs the current password', async () => {
  const wrong = await change({ legal_name: 'Thief SARL', current_password: 'Not-Mine-2026!' });
  expect([wrong.status, wrong.body.code]).toEqual([401, 'invalid_credentials']);
  const none = await asAdmin.patch('/partner/organisation', { version: 1, legal_name: 'Thief' });
  expect([none.status, none.body.errors[0].field]).toEqual([400, 'current_password']);
  expect((await asAdmin.get('/partner/organisation')).body).toMatchObject({
    version: 1,
    legal_name: '',
  });
});

test('every admin and no other person reads by mail what was changed and by whom, in their language', async () => {
  const [french, staff, manager] = [
    await colleague('partner_admin', { language: 'fr' }),
    await colleague('partner_staff'),
    await colleague('manager'),
  ];
  await change({ bank_account: IBAN, contact_name: 'Rami Khoury' });
  const [own, ...more] = await mailsTo(admin);
  expect(more).toEqual([]);
  expect(own?.subject).toBe('Details of Studio Cèdre were changed');
  expect(own?.text_body).toContain(`${admin.fullName} changed`);
  expect(own?.text_body).toContain('Bank account, Contact person');
  expect(own?.text_body).not.toContain('9114');
  expect((await mailsTo(french))[0]?.text_body).toContain('Compte bancaire, Personne de contact');
  expect([await mailsTo(staff), await mailsTo(manager)]).toEqual([[], []]);
});

test('an admin who is removed right after the change is still told', async () => {
  const other = await colleague('partner_admin');
  await change({ bank_account: IBAN });
  expect((await asAdmin.delete(`/partner/staff/${other.id}`)).status).toBe(204);
  expect(await mailsTo(other)).toHaveLength(1);
});

test('only a partner admin sees or changes it, and only the own organisation', async () => {
  const others = [
    await colleague('partner_staff'),
    await colleague('manager'),
    await aMember(api.deps, { role: 'ops' }),
    await aMember(api.deps, { role: 'admin' }),
  ];
  for (const user of others) {
    const client = await api.clientFor(user);
    expect((await client.get('/partner/organisation')).status).toBe(403);
    expect((await change({ legal_name: 'Ours now' }, client)).status).toBe(403);
  }
  await change({ legal_name: 'Cèdre SARL' });
  const elsewhere = await createOrganisation(api.deps.db, { name: 'Elsewhere' });
  const stranger = await api.clientFor(
    await colleague('partner_admin', { organisationId: elsewhere }),
  );
  expect((await stranger.get('/partner/organisation')).body).toMatchObject({
    name: 'Elsewhere',
    legal_name: '',
  });
});

test.each([
  ['question marks as an account', { bank_account: '????????' }, 'bank_account', 'account_invalid'],
  [
    'a digit of the IBAN mistyped',
    { bank_account: 'LB62 0999 0000 0001 0019 0122 9115' },
    'bank_account',
    'iban_check_digits_wrong',
  ],
  [
    'a local account without its bank',
    { bank_account: '123456' },
    'bank_name',
    'bank_name_missing',
  ],
  ['a bank without an account', { bank_name: 'Bank of Beirut' }, 'bank_account', 'account_invalid'],
  ['a tax id of punctuation', { tax_id: '-- --' }, 'tax_id', 'tax_id_invalid'],
  [
    'a name that turns its direction',
    { legal_name: 'oiduts \u202eevil' },
    'legal_name',
    'characters_not_allowed',
  ],
  [
    'a phone number of no country',
    { contact_phone: '+999 123 4567' },
    'contact_phone',
    'phone_invalid',
  ],
  ['no email', { contact_email: 'nobody' }, 'contact_email', 'email_invalid'],
  ['an unknown field', { tax_id_hint: 'x' }, 'tax_id_hint', 'unrecognized_keys'],
])('%s is refused at the field', async (_, fields, field, code) => {
  const { status, body } = await change(fields);
  expect([status, body.errors?.[0]]).toMatchObject([400, { field, code }]);
});

test('of two admins who save at once the second is refused and learns the new version', async () => {
  const other = await api.clientFor(await colleague('partner_admin'));
  const responses = await runWhileLocked(api, (tx) => lockOrganisation(tx, organisation), [
    () => change({ legal_name: 'One' }),
    () => change({ legal_name: 'Two' }, other),
  ]);
  const refused = responses.find(({ status }) => status === 409);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(refused?.body).toMatchObject({ code: 'version_conflict', details: { version: 2 } });
});

test('without the lock on the organisation both would save, so the test above can fail', async () => {
  const accounts = createAccountsDeps(api.deps);
  const other = await colleague('partner_admin');
  const client = { network: '', userAgent: '', deviceCookie: null };
  const save = (user: TestUser) =>
    changeOrganisation(
      accounts,
      { ...user, sessionId: '' },
      { version: 1, current_password: TEST_PASSWORD, legal_name: user.fullName },
      client,
      async () => undefined,
    );
  // Both have read the version when they wait to write it.
  const results = await runWhileLocked(api, (tx) => lockOrganisation(tx, organisation), [
    () => save(admin),
    () => save(other),
  ]);
  expect(results.filter((result) => !isRefusal(result))).toHaveLength(2);
});

test('who loses the role while the password is checked changes nothing', async () => {
  const other = await api.clientFor(await colleague('partner_admin'));
  const [response] = await runWhileLocked(
    api,
    async (tx) => {
      await lockUser(tx, admin.id);
      await tx
        .updateTable('users')
        .set({ role: 'partner_staff' })
        .where('id', '=', admin.id)
        .execute();
    },
    [() => change({ bank_account: IBAN })],
  );
  expect(response?.status).toBe(401);
  expect((await other.get('/partner/organisation')).body).toMatchObject({ bank_account_hint: '' });
});
