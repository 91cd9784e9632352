import { DAY, HOUR, MINUTE } from '@pulse/domain';
import { afterEach, expect } from 'vitest';
import { aMember } from '../../../../test/builders.ts';
import type { TestClient } from '../../../../test/client/test-client.ts';
import { runWhileLocked } from '../../../../test/database/race-conditions.ts';
import { clientWithNewTokens } from '../../../../test/fixtures/booking-fixture.ts';
import { fixture, test } from '../../../../test/fixtures/payment-fixture.ts';
import { requestRefund } from '../index.ts';
import { lockPayment } from '../settle/settle.store.ts';

let ops: TestClient;
test.beforeAll(async () => {
  fixture.deps.log.level = 'silent';
  ops = await clientWithNewTokens(fixture, await aMember(fixture.deps, { role: 'ops' }));
});
afterEach(() => {
  fixture.stripe.faults.length = 0;
});

const REFUNDS = '/v1/refunds';
let keys = 0;
async function aPaidRenewal() {
  const payer = await fixture.createPayer();
  keys += 1;
  const payment = await fixture.intend(payer, `refunds ${keys}`);
  await fixture.collect(payment);
  return { payer, payment };
}
const refundAll = (paymentId: string) =>
  fixture.deps.db.transaction().execute((tx) => requestRefund(tx, { paymentId, reason: 'test' }));
const stateOf = (payment: string) =>
  fixture.deps.db
    .selectFrom('refunds')
    .select(['status', 'attempts', 'failure_code'])
    .where('payment_id', '=', payment)
    .executeTakeFirstOrThrow();
const sentFor = (id: string | undefined) =>
  fixture.stripe.requests.filter(({ idempotencyKey }) => idempotencyKey === `refund-${id}`);

test('one refund that fails stops no other, and is sent again under its own key', async () => {
  const payments = [await aPaidRenewal(), await aPaidRenewal(), await aPaidRenewal()];
  const refunds = [];
  for (const { payment } of payments) refunds.push(await refundAll(payment));
  fixture.stripe.faults.push(
    { path: REFUNDS, fault: 'silence' },
    { path: REFUNDS, fault: 'silence' },
    { path: REFUNDS, fault: 'silence' },
    { path: REFUNDS, fault: 'rate_limited' },
  );
  await fixture.runJob('payments.refund');
  const states = async () =>
    (await Promise.all(payments.map(({ payment }) => stateOf(payment)))).map(
      ({ status }) => status,
    );
  const first = await states();
  expect(first).toContain('succeeded');
  expect(first).toContain('pending');
  fixture.clock.advance(5 * MINUTE);
  await fixture.runJob('payments.refund');
  expect(await states()).toEqual(['succeeded', 'succeeded', 'succeeded']);
  expect(fixture.stripe.refunds.size).toBe(3);
  expect(refunds.every((refund) => sentFor(refund?.id).length > 0)).toBe(true);
});

test('a refund cut off after it was made is made once', async () => {
  const { payment } = await aPaidRenewal();
  const before = fixture.stripe.refunds.size;
  const refund = await refundAll(payment);
  fixture.stripe.faults.push({ path: REFUNDS, fault: 'cut' }, { path: REFUNDS, fault: 'silence' });
  await fixture.runJob('payments.refund');
  expect((await stateOf(payment)).status).toBe('pending');
  fixture.clock.advance(10 * MINUTE);
  await fixture.runJob('payments.refund');
  expect((await stateOf(payment)).status).toBe('succeeded');
  expect([fixture.stripe.refunds.size - before, sentFor(refund?.id).length]).toEqual([1, 3]);
});

test('a refund that fails for good is sent with growing pauses, then listed for people', async () => {
  const { payment } = await aPaidRenewal();
  await refundAll(payment);
  // Its charge was given back at Stripe, so that no attempt can succeed.
  const intent = fixture.stripe.taken().find(({ metadata }) => metadata.payment_id === payment);
  fixture.stripe.giveBack(intent?.id ?? '', 6900);
  const attempts = [];
  for (const pause of [0, 2 * MINUTE, HOUR, 3 * HOUR, DAY, DAY, 2 * DAY, 3 * DAY, 5 * DAY]) {
    fixture.clock.advance(pause);
    await fixture.runJob('payments.refund');
    attempts.push((await stateOf(payment)).attempts);
  }
  expect(attempts).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(await stateOf(payment)).toMatchObject({
    status: 'failed',
    failure_code: 'charge_already_refunded',
  });
  const { items } = (await ops.get('/admin/payment-differences')).body;
  expect(items[0]).toMatchObject({
    kind: 'refund_failed',
    payment_id: payment,
    expected: { amount_minor: 6900, currency: 'USD' },
    detail: 'charge_already_refunded',
  });
});

test('a refund that the bank sends back later is listed as failed', async () => {
  const { payment } = await aPaidRenewal();
  const refund = await refundAll(payment);
  await fixture.runJob('payments.refund');
  const made = [...fixture.stripe.refunds.values()].find(
    ({ metadata }) => metadata?.refund_id === refund?.id,
  );
  if (!made) throw new Error('The refund was not made');
  made.status = 'failed';
  await fixture.send('refund.failed', made);
  expect((await stateOf(payment)).status).toBe('failed');
});

test('staff refund in part and the rest, the member is notified, and the audit log names the actor', async () => {
  const { payer, payment } = await aPaidRenewal();
  const url = `/admin/payments/${payment}/refunds`;
  const part = await ops.post(url, {
    amount: { amount_minor: 1900, currency: 'USD' },
    reason: 'Closed for a week',
  });
  expect(part).toMatchObject({ status: 201, body: { amount: { amount_minor: 1900 } } });
  expect(await fixture.statusOf(payment)).toBe('partially_refunded');
  const tooMuch = await ops.post(url, {
    amount: { amount_minor: 5001, currency: 'USD' },
    reason: 'Too much',
  });
  expect(tooMuch.body.code).toBe('payment_not_refundable');
  const rest = await ops.post(url, { reason: 'Left' });
  expect(rest.body.amount).toEqual({ amount_minor: 5000, currency: 'USD' });
  expect(await fixture.statusOf(payment)).toBe('refunded');
  expect((await ops.post(url, { reason: 'Again' })).body.code).toBe('payment_not_refundable');
  await fixture.dispatchEvents();
  const told = (await payer.get('/notifications')).body.filter(({ message }: { message: string }) =>
    message.startsWith('Pulse refunds your payment'),
  );
  expect(told).toHaveLength(2);
  const entries = await fixture.deps.db
    .selectFrom('audit_log')
    .select(['action', 'after'])
    .where('subject_id', '=', payment)
    .execute();
  expect(entries.map(({ action }) => action)).toEqual(['refund_payment', 'refund_payment']);
  expect(entries[0]?.after).toMatchObject({ amount_minor: 1900, reason: 'Closed for a week' });
  await fixture.runJob('payments.refund');
});

test('two refunds at once never give back more than was paid', async () => {
  const { payment } = await aPaidRenewal();
  const refund = () =>
    ops.post(`/admin/payments/${payment}/refunds`, {
      amount: { amount_minor: 4000, currency: 'USD' },
      reason: 'Twice',
    });
  const responses = await runWhileLocked(fixture, (tx) => lockPayment(tx, payment), [
    refund,
    refund,
  ]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});

test('a double click refunds once; the same key for something else is refused', async () => {
  const { payment } = await aPaidRenewal();
  const url = `/admin/payments/${payment}/refunds`;
  const part = (amount_minor: number) => ({
    amount: { amount_minor, currency: 'USD' },
    reason: 'Twice',
  });
  const key = { 'idempotency-key': 'one click' };
  const clicks = await Promise.all([ops.post(url, part(500), key), ops.post(url, part(500), key)]);
  expect(clicks.map(({ status }) => status)).toEqual([201, 201]);
  expect(clicks[0]?.body).toEqual(clicks[1]?.body);
  expect((await ops.post(url, part(600), key)).body.code).toBe('idempotency_key_reused');
  const refunds = fixture.deps.db.selectFrom('refunds').select('amount_minor');
  expect(await refunds.where('payment_id', '=', payment).execute()).toEqual([
    { amount_minor: 500 },
  ]);
});
