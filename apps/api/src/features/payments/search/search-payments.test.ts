import { expect } from 'vitest';
import { aMember } from '../../../../test/builders.ts';
import type { TestClient } from '../../../../test/client/test-client.ts';
import {
  clientWithNewTokens,
  fixture,
  NOW,
  test,
} from '../../../../test/fixtures/booking-fixture.ts';

let ops: TestClient;
let payer: TestClient & { email: string };
test.beforeAll(async () => {
  ops = await clientWithNewTokens(fixture, await aMember(fixture.deps, { role: 'ops' }));
  const user = await aMember(fixture.deps);
  payer = { ...(await clientWithNewTokens(fixture, user)), email: user.email };
  const { payment_id } = (await payer.post('/membership/checkout', { plan_code: 'plus' })).body;
  await payer.post(`/demo/payments/${payment_id}/settle`, { outcome: 'approve' });
});

const search = async (text: string, query = '') =>
  (await ops.post(`/admin/payments/search${query}`, { search: text })).body;
const ids = (found: { items: { id: string }[] }) => found.items.map(({ id }) => id);

test('a payment is found by its member’s email and by the numbers printed on its documents', async () => {
  const [payment] = (await search(payer.email.toUpperCase())).items;
  expect(payment).toMatchObject({
    member: { email: payer.email },
    purpose: 'membership',
    plan_code: 'plus',
    amount: { amount_minor: 6900, currency: 'USD' },
    refunded: { amount_minor: 0 },
    refundable: { amount_minor: 6900 },
    provider: 'demo',
    manual: null,
    receipt: { number: expect.stringMatching(/^R-2026-\d{6}$/) },
    credit_notes: [],
  });
  const amount = { amount_minor: 1900, currency: 'USD' };
  await ops.post(`/admin/payments/${payment.id}/refunds`, { amount, reason: 'Agreed by phone' });
  await fixture.runJob('payments.refund');
  const [refunded] = (await search(payment.receipt.number)).items;
  expect(refunded).toMatchObject({
    id: payment.id,
    status: 'partially_refunded',
    refunded: { amount_minor: 1900 },
    refundable: { amount_minor: 5000 },
    credit_notes: [{ amount }],
  });
  const short = refunded.credit_notes[0].number.toLowerCase().replace('-0', '-');
  expect(ids(await search(short))).toEqual([payment.id]);
  await ops.post(`/admin/payments/${payment.id}/refunds`, { reason: 'The rest' });
  expect((await search(payer.email)).items[0]).toMatchObject({ refundable: null });
});

test('a payment recorded by hand is found by the number of the paper book, and says if it is reversed', async () => {
  const member = await fixture.createMember(null);
  const { body } = await ops.post('/admin/payments/manual', {
    user_id: member.id,
    purpose: 'membership',
    plan_code: 'basic',
    amount: { amount_minor: 3900, currency: 'USD' },
    method: 'cash',
    received_on: '2026-11-17',
    receipt_number: 'R-2026-1',
  });
  // Read like one of ours, it finds that one as well.
  const found = await search('r-2026-1');
  expect(ids(found)).toContain(body.id);
  expect(found.items.find(({ id }: { id: string }) => id === body.id).manual).toEqual({
    method: 'cash',
    received_on: '2026-11-17',
    receipt_number: 'R-2026-1',
    reversible: true,
    reversed: false,
  });
  await ops.post(`/admin/payments/${body.id}/reversal`, { reason: 'Recorded twice' });
  const [own] = (await search('R-2026-1')).items.filter(({ id }: { id: string }) => id === body.id);
  expect(own).toMatchObject({
    status: 'refunded',
    refundable: null,
    manual: { reversible: false, reversed: true },
  });
});

test('the list is paged, complete and newest first', async () => {
  const user = await aMember(fixture.deps);
  const rows = [1, 2, 3, 4, 5].map((minute) => ({
    user_id: user.id,
    provider: 'demo',
    purpose: 'membership',
    plan_code: 'plus',
    title: 'Pulse Plus',
    amount_minor: minute,
    currency: 'USD',
    status: 'paid',
    created_at: new Date(NOW + minute * 60_000),
    settled_at: new Date(NOW + minute * 60_000),
    expires_at: new Date(NOW),
  }));
  await fixture.deps.db.insertInto('payments').values(rows).execute();
  const amounts: number[] = [];
  let query = '?limit=2';
  for (let page = 0; page < 3; page += 1) {
    const { items, next_cursor } = await search(user.email, query);
    amounts.push(
      ...items.map((item: { amount: { amount_minor: number } }) => item.amount.amount_minor),
    );
    query = `?limit=2&cursor=${next_cursor}`;
  }
  expect(amounts).toEqual([5, 4, 3, 2, 1]);
  expect((await search(user.email, '?cursor=forged')).errors[0].field).toBe('cursor');
});

test('nothing is found by a part of an email, or by an unknown number', async () => {
  for (const text of [payer.email.slice(1), 'R-2026-999999', 'unknown'])
    expect(await search(text)).toEqual({ items: [], next_cursor: null });
});
