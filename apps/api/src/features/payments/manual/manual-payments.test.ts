import { expect } from 'vitest';
import { aMember } from '../../../../test/builders.ts';
import type { TestClient } from '../../../../test/client/test-client.ts';
import { clientWithNewTokens, fixture, test } from '../../../../test/fixtures/booking-fixture.ts';

let ops: TestClient;
test.beforeAll(async () => {
  ops = await clientWithNewTokens(fixture, await aMember(fixture.deps, { role: 'ops' }));
});

let receipts = 0;
function cash(user_id: string, changes: object = {}) {
  receipts += 1;
  return {
    user_id,
    purpose: 'membership',
    plan_code: 'plus',
    billing_interval: 'month',
    amount: { amount_minor: 6900, currency: 'USD' },
    method: 'cash',
    received_on: '2026-11-18',
    receipt_number: `R-${receipts}`,
    ...changes,
  };
}
const record = (body: object) => ops.post('/admin/payments/manual', body);

test('cash begins the plan at once, is listed for the member and written into the audit log', async () => {
  const member = await fixture.createMember(null);
  const recorded = await record(cash(member.id, { receipt_number: 'R-cash' }));
  expect(recorded).toMatchObject({ status: 201, body: { status: 'paid' } });
  expect((await member.get('/membership')).body.membership.plan.code).toBe('plus');
  expect((await member.get('/membership/payments')).body.items).toMatchObject([
    { status: 'paid', amount: { amount_minor: 6900 } },
  ]);
  const entry = await fixture.deps.db
    .selectFrom('audit_log')
    .select(['action', 'after'])
    .where('subject_id', '=', recorded.body.id)
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({
    action: 'record_payment',
    after: { receipt_number: 'R-cash', method: 'cash', received_on: '2026-11-18' },
  });
});

test('a receipt number is taken once, also by two at the same time and in other letters', async () => {
  const members = [await fixture.createMember(null), await fixture.createMember(null)];
  const responses = await Promise.all(
    members.map(({ id }, index) => record(cash(id, { receipt_number: ['twice', 'TWICE'][index] }))),
  );
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const refused = responses.find(({ status }) => status === 409);
  expect(refused?.body.code).toBe('receipt_number_taken');
  const plans = await Promise.all(members.map((member) => member.get('/membership')));
  expect(plans.filter(({ body }) => body.membership)).toHaveLength(1);
});

test('what cannot be bought is not recorded: the receipt number stays free', async () => {
  const member = await fixture.createMember('basic');
  const body = cash(member.id, { receipt_number: 'R-free' });
  expect((await record(body)).body.code).toBe('already_member');
  const other = await fixture.createMember(null);
  expect((await record({ ...body, user_id: other.id })).status).toBe(201);
  expect((await record(cash(crypto.randomUUID()))).status).toBe(404);
});

test.each([
  [{ received_on: '2026-11-19' }, 'received_on'],
  [{ received_on: '2026-02-30' }, 'received_on'],
  [{ received_on: '1900-01-01' }, 'received_on'],
  [{ amount: { amount_minor: 6900, currency: 'ZZZ' } }, 'amount.currency'],
  [{ receipt_number: ' ' }, 'receipt_number'],
  [{ method: 'cheque' }, 'method'],
  [{ plan_code: 'gold' }, 'plan_code'],
  [{ billing_interval: 'week' }, 'billing_interval'],
  [{ amount: { amount_minor: 0, currency: 'USD' } }, 'amount.amount_minor'],
  [{ amount: { amount_minor: -5, currency: 'USD' } }, 'amount.amount_minor'],
  [{ amount: { amount_minor: 1.5, currency: 'USD' } }, 'amount.amount_minor'],
])('%o is refused at its field, in three languages', async (changes, field) => {
  const body = cash(crypto.randomUUID(), changes);
  const sentences = [];
  for (const language of ['en', 'fr', 'de']) {
    const refused = await ops.post('/admin/payments/manual', body, { 'accept-language': language });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field }] } });
    sentences.push(refused.body.errors[0].detail);
  }
  expect(new Set(sentences).size).toBe(3);
});

test('nobody records a payment for the own account', async () => {
  const staff = await aMember(fixture.deps, { role: 'ops' });
  const client = await clientWithNewTokens(fixture, staff);
  const refused = await client.post('/admin/payments/manual', cash(staff.id));
  expect(refused).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'user_id', code: 'own_payment' }] },
  });
});

test('another amount than the price needs a reason, and the price is agreed all the same', async () => {
  const member = await fixture.createMember(null);
  const little = cash(member.id, { amount: { amount_minor: 1, currency: 'USD' } });
  const refused = await record(little);
  expect(refused).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'amount.amount_minor', code: 'amount_not_the_price' }] },
  });
  expect((await member.get('/membership')).body.membership).toBeNull();
  const other_amount_reason = 'The rest comes on Friday';
  const recorded = await record({ ...little, other_amount_reason });
  expect(recorded).toMatchObject({ status: 201, body: { amount: { amount_minor: 1 } } });
  expect((await member.get('/membership')).body.membership.price.amount_minor).toBe(6900);
  const entry = await fixture.deps.db
    .selectFrom('audit_log')
    .select('after')
    .where('subject_id', '=', recorded.body.id)
    .executeTakeFirstOrThrow();
  expect(entry.after).toMatchObject({ amount_minor: 1, other_amount_reason });
});

test('an amount beyond 32 bits is kept to the last unit', async () => {
  const member = await fixture.createMember(null);
  const amount = { amount_minor: 9_800_000_001, currency: 'LBP' };
  const other_amount_reason = 'Paid in pounds, at the rate of the day';
  const recorded = await record(cash(member.id, { amount, other_amount_reason }));
  expect(recorded.body.amount).toEqual(amount);
  expect((await member.get('/membership/payments')).body.items[0].amount).toEqual(amount);
});

test('a mistake is reversed by a second row, once, and only where staff recorded it', async () => {
  const member = await fixture.createMember(null);
  const { id } = (await record(cash(member.id))).body;
  const url = `/admin/payments/${id}/reversal`;
  const reverse = () => ops.post(url, { reason: 'Wrong member' });
  const responses = await Promise.all([reverse(), reverse()]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const rows = await fixture.deps.db
    .selectFrom('payments')
    .select(['amount_minor', 'status'])
    .where('user_id', '=', member.id)
    .orderBy('amount_minor')
    .execute();
  expect(rows).toEqual([
    { amount_minor: -6900, status: 'paid' },
    { amount_minor: 6900, status: 'refunded' },
  ]);
  // The member sees one payment, taken back.
  expect((await member.get('/membership/payments')).body.items).toMatchObject([
    { status: 'refunded' },
  ]);
  const other = await fixture.createMember(null);
  const { payment_id } = (await other.post('/membership/checkout', { plan_code: 'plus' })).body;
  await other.post(`/demo/payments/${payment_id}/settle`, { outcome: 'approve' });
  const card = await ops.post(`/admin/payments/${payment_id}/reversal`, { reason: 'Test' });
  expect(card.status).toBe(404);
});
