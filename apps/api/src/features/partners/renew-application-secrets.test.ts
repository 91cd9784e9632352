import { randomUUID } from 'node:crypto';
import { beforeEach, expect } from 'vitest';
import { api, test } from '../../../test/api-test.ts';

beforeEach(() => api.deps.db.deleteFrom('partner_applications').execute());

/** Sends an application with numbers of its own, and returns what was sent. */
async function submit(overrides: object = {}) {
  const sent = {
    business_name: 'Studio Cèdre',
    contact_name: 'Maya Khoury',
    contact_email: `owner-${randomUUID()}@cedre.test`,
    phone: '+961 1 234567',
    business_type: 'studio',
    description: 'Yoga and pilates in Gemmayze, five rooms.',
    website: 'https://cedre.test',
    address: 'Rue Gouraud 12, Beirut',
    tax_id: `LB-${Math.floor(Math.random() * 1e9)}`,
    bank_account: 'LB62 0999 0000 0001 0019 0122 9114',
    agreement: true,
    ...overrides,
  };
  expect((await api.anonymous.post('/partner-applications', sent)).status).toBe(201);
  return sent;
}
/** As if they had been sent before there were fingerprints. */
const forgetFingerprints = () =>
  api.deps.db
    .updateTable('partner_applications')
    .set({ tax_id_fingerprint: null, bank_account_fingerprint: null })
    .execute();
const stored = () =>
  api.deps.db
    .selectFrom('partner_applications')
    .select(['id', 'tax_id_fingerprint', 'bank_account_fingerprint', 'tax_id_encrypted'])
    .orderBy('id')
    .execute();

test('an application of before has the fingerprints that it would get today', async () => {
  const sent = await submit();
  const before = await stored();
  await forgetFingerprints();
  await api.runJob('partners.renew-secrets');
  expect(await stored()).toEqual(before);
  // The same account, however it is written, has the same fingerprint.
  await submit({ bank_account: sent.bank_account.replaceAll(' ', '') });
  const accounts = (await stored()).map(({ bank_account_fingerprint }) => bank_account_fingerprint);
  expect(accounts).toEqual([accounts[0], accounts[0]]);
});

test('more than one batch is filled, and one that cannot be read stops none', async () => {
  await submit();
  const { db } = api.deps;
  const { reference: _, ...values } = await db
    .selectFrom('partner_applications')
    .selectAll()
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: 120 }, (__, index) => ({
    ...values,
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    tax_id_fingerprint: null,
    bank_account_fingerprint: null,
    edit_token_hash: Buffer.from(`link ${index}`),
    ...(index === 5 && { tax_id_encrypted: Buffer.from('of another server') }),
  }));
  await db.insertInto('partner_applications').values(copies).execute();
  await api.runJob('partners.renew-secrets');
  const unread = (await stored()).filter((row) => row.tax_id_fingerprint === null);
  expect(unread.map(({ id }) => id)).toEqual([copies[5]?.id]);
});
