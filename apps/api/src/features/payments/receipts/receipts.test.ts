import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { aMember } from '../../../../test/builders.ts';
import type { TestClient } from '../../../../test/client/test-client.ts';
import {
  type BookingFixture,
  clientWithNewTokens,
  fixture,
  type TestMember,
  test,
} from '../../../../test/fixtures/booking-fixture.ts';
import { startServerBeside } from '../../../../test/start-server.ts';

let ops: TestClient;
test.beforeAll(async () => {
  ops = await clientWithNewTokens(fixture, await aMember(fixture.deps, { role: 'ops' }));
});

async function pay(member: TestMember, of = fixture): Promise<string> {
  const { payment_id } = (await member.post('/membership/checkout', { plan_code: 'plus' })).body;
  await member.post(`/demo/payments/${payment_id}/settle`, { outcome: 'approve' });
  expect(await numbersOf(of, payment_id)).toHaveLength(1);
  return payment_id;
}
async function numbersOf({ deps }: BookingFixture, ...payments: string[]): Promise<number[]> {
  const rows = await deps.db
    .selectFrom('receipts')
    .select('number')
    .where('payment_id', 'in', payments)
    .where('kind', '=', 'receipt')
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => number);
}
async function pdf(member: TestMember, path: string, app = fixture.app) {
  const response = await app.inject({
    url: `/api/v1/membership/${path}`,
    headers: { authorization: `Bearer ${await fixture.tokenOf(await identityOf(member))}` },
  });
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload };
}
async function identityOf({ id }: TestMember) {
  return { id, role: 'member' as const, organisationId: null, language: 'en' as const };
}

test('a payment has a receipt, a refund its credit note, and each says the same bytes each time', async () => {
  const member = await fixture.createMember(null);
  const payment = await pay(member);
  const first = await pdf(member, `payments/${payment}/receipt`);
  expect(first.status).toBe(200);
  expect(first.headers['content-type']).toBe('application/pdf');
  expect(first.headers['content-disposition']).toMatch(/filename="pulse-R-2026-\d{6}\.pdf"/);
  expect(first.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const refund = { amount: { amount_minor: 900, currency: 'USD' }, reason: 'Late opening' };
  expect((await ops.post(`/admin/payments/${payment}/refunds`, refund)).status).toBe(201);
  // The money is not given back yet.
  const before = (await member.get('/membership/payments')).body.items[0];
  expect(before.credit_notes).toEqual([]);
  await fixture.runJob('payments.refund');
  const [item] = (await member.get('/membership/payments')).body.items;
  expect(item).toMatchObject({
    receipt: { number: expect.stringMatching(/^R-2026-/) },
    credit_notes: [
      { number: expect.stringMatching(/^C-2026-/), amount: { amount_minor: 900, currency: 'USD' } },
    ],
  });
  const note = await pdf(member, `credit-notes/${item.credit_notes[0].id}`);
  expect(note.status).toBe(200);
  // The server starts again at another time, with another seller; the member has another name.
  fixture.clock.advance(60_000);
  await fixture.deps.db
    .updateTable('users')
    .set({ full_name: 'Somebody Else' })
    .where('id', '=', member.id)
    .execute();
  const seller = { name: 'Pulse SAL', address: 'Elsewhere', taxLine: 'No tax' };
  const restarted = await startServerBeside(fixture, { seller });
  const again = await pdf(member, `payments/${payment}/receipt`, restarted.app);
  expect(again.bytes.equals(first.bytes)).toBe(true);
  const noteAgain = await pdf(member, `credit-notes/${item.credit_notes[0].id}`, restarted.app);
  expect(noteAgain.bytes.equals(note.bytes)).toBe(true);
});

test('it comes in three languages, also for an Arabic name with a missing letter', async () => {
  const member = await fixture.createMember(null);
  await fixture.deps.db
    .updateTable('users')
    .set({ full_name: 'ريتا حداد Rita 漢 😀' })
    .where('id', '=', member.id)
    .execute();
  const payment = await pay(member);
  const files = [];
  for (const language of ['en', 'fr', 'de'])
    files.push((await pdf(member, `payments/${payment}/receipt?lang=${language}`)).bytes);
  expect(new Set(files.map((file) => file.toString('latin1'))).size).toBe(3);
  const refused = await member.get(`/membership/payments/${payment}/receipt?lang=ar`);
  expect([refused.status, refused.body.errors[0].field]).toEqual([400, 'lang']);
});

test('the documents of others, and of what was not paid, are not found', async () => {
  const [member, other] = [await fixture.createMember(null), await fixture.createMember(null)];
  const payment = await pay(member);
  await ops.post(`/admin/payments/${payment}/refunds`, { reason: 'Test' });
  await fixture.runJob('payments.refund');
  const [item] = (await member.get('/membership/payments')).body.items;
  const receipt = `/membership/payments/${payment}/receipt`;
  const note = `/membership/credit-notes/${item.credit_notes[0].id}`;
  expect((await other.get(receipt)).status).toBe(404);
  expect((await other.get(note)).status).toBe(404);
  expect((await ops.get(receipt)).status).toBe(404);
  const open = (await other.post('/membership/checkout', { plan_code: 'plus' })).body.payment_id;
  expect((await other.get(`/membership/payments/${open}/receipt`)).status).toBe(404);
});

test('what staff recorded by mistake gets a credit note when it is reversed', async () => {
  const member = await fixture.createMember(null);
  const { id } = (
    await ops.post('/admin/payments/manual', {
      user_id: member.id,
      purpose: 'membership',
      plan_code: 'plus',
      amount: { amount_minor: 6900, currency: 'USD' },
      method: 'cash',
      received_on: '2026-11-18',
      receipt_number: 'P-1',
    })
  ).body;
  await ops.post(`/admin/payments/${id}/reversal`, { reason: 'Wrong member' });
  const [item] = (await member.get('/membership/payments')).body.items;
  expect(item.receipt).not.toBeNull();
  expect(item.credit_notes).toMatchObject([{ amount: { amount_minor: 6900, currency: 'USD' } }]);
});

test('a deleted account leaves the receipt in the books, without the name', async () => {
  const member = await fixture.createMember(null);
  const payment = await pay(member);
  const buyer = async () =>
    (
      await fixture.deps.db
        .selectFrom('receipts')
        .select('buyer_name')
        .where('payment_id', '=', payment)
        .executeTakeFirstOrThrow()
    ).buyer_name;
  expect(await buyer()).not.toBeNull();
  expect((await fixture.deps.personalData.collect(fixture.deps.db, member.id)).receipts).toEqual([
    expect.objectContaining({ payment_id: payment, kind: 'receipt' }),
  ]);
  await fixture.deps.db
    .transaction()
    .execute((tx) => fixture.deps.personalData.erase(tx, member.id));
  expect(await buyer()).toBeNull();
});

test('years count by themselves', async () => {
  fixture.clock.set(Date.UTC(2027, 0, 1));
  const member = await fixture.createMember(null);
  const payment = await pay(member);
  expect(await numbersOf(fixture, payment)).toEqual([1]);
});

test('the texts of the languages have the same keys', () => {
  const keysOf = (language: string) => {
    const path = new URL(`../../../locales/${language}/receipts.json`, import.meta.url);
    const keys: string[] = [];
    JSON.parse(readFileSync(path, 'utf8'), (key, value) => {
      keys.push(key);
      return value;
    });
    return keys;
  };
  expect([keysOf('fr'), keysOf('de')]).toEqual([keysOf('en'), keysOf('en')]);
});
