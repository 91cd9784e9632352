import { HOUR, MINUTE } from '@pulse/domain';
import { afterEach, expect } from 'vitest';
import { NOW } from '../../../../test/fixtures/booking-fixture.ts';
import { fixture, test } from '../../../../test/fixtures/payment-fixture.ts';
import type { Fault } from '../../../../test/fixtures/stripe/faults.ts';
import { audit } from '../../../platform/audit/audit.sql.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findConfirmUrl, setPaymentHook } from '../index.ts';

test.beforeAll(async () => {
  fixture.deps.log.level = 'silent';
});
afterEach(() => {
  fixture.stripe.faults.length = 0;
});

const CHARGES = '/v1/payment_intents';
const fail = (...faults: Fault[]) =>
  fixture.stripe.faults.push(...faults.map((fault) => ({ path: CHARGES, fault })));
const requestsFor = (key: string) =>
  fixture.stripe.requests.filter(({ idempotencyKey }) => idempotencyKey === key);
const takenFor = (payment: string) =>
  fixture.stripe.taken().filter(({ metadata }) => metadata.payment_id === payment);
const collectLater = async () => {
  fixture.clock.advance(2 * MINUTE);
  await fixture.runJob('payments.collect');
};
async function failureOf(payment: string) {
  return fixture.deps.db
    .selectFrom('payments')
    .select(['failure_code', 'confirm_url'])
    .where('id', '=', payment)
    .executeTakeFirstOrThrow();
}

test('a renewal is charged to the saved card, once for its key, as Stripe wants it', async () => {
  const payer = await fixture.createPayer();
  const payment = await fixture.intend(payer, 'once');
  expect(await fixture.intend(payer, 'once')).toBe(payment);
  expect(await fixture.statusOf(payment)).toBe('processing');
  expect(await fixture.collect(payment)).toBe('paid');
  expect(await fixture.collect(payment)).toBe('paid');
  const requests = requestsFor('once');
  expect(requests).toHaveLength(1);
  expect(requests[0]?.version).toMatch(/^\d{4}-\d\d-\d\d/);
  expect(Object.fromEntries(requests[0]?.body ?? [])).toMatchObject({
    amount: '6900',
    currency: 'usd',
    customer: `cus_of_${payer.id}`,
    payment_method: 'pm_visa',
    off_session: 'true',
    confirm: 'true',
    'metadata[payment_id]': payment,
  });
  expect(fixture.hooks.paid.filter((id) => id === payment)).toHaveLength(1);
});

test('a declined card is distinguished from a bank that wants to be asked', async () => {
  const payer = await fixture.createPayer();
  fail('card_declined', 'authentication_required');
  const declined = await fixture.intend(payer, 'declined');
  expect(await fixture.collect(declined)).toBe('declined');
  expect(await failureOf(declined)).toEqual({
    failure_code: 'insufficient_funds',
    confirm_url: null,
  });
  expect(fixture.hooks.declined).toContain(declined);
  const asked = await fixture.intend(payer, 'asked');
  expect(await fixture.collect(asked)).toBe('requires_action');
  expect((await failureOf(asked)).confirm_url).toBe(`/app/pay/${asked}`);
  expect(await findConfirmUrl(fixture.deps.db, asked)).toBe(`/app/pay/${asked}`);
  expect(await findConfirmUrl(fixture.deps.db, declined)).toBeNull();
  expect(fixture.hooks.asked).toContain(asked);
  // The member confirms on a page, and the same payment is paid.
  await payer.post(`/payments/${asked}/checkout`, {});
  fixture.stripe.pay([...fixture.stripe.sessions.keys()].at(-1) ?? '');
  expect((await payer.post(`/payments/${asked}/check`, {})).body.status).toBe('paid');
});

test('without a saved card nothing is sent', async () => {
  const payer = await fixture.createPayer();
  await fixture.deps.db.deleteFrom('payment_customers').where('user_id', '=', payer.id).execute();
  expect(await fixture.collect(await fixture.intend(payer, 'no card'))).toBe('declined');
  expect(requestsFor('no card')).toEqual([]);
});

// The SDK itself repeats once, so two faults are needed to leave a charge without an outcome.
test.each<[string, Fault[]]>([
  ['it is busy', ['rate_limited']],
  ['it fails', ['server_error', 'server_error']],
  ['it is silent', ['silence', 'silence']],
  ['the connection is cut after the charge', ['cut', 'silence']],
])('when %s, the charge stays open and is made once all the same', async (why, faults) => {
  const payment = await fixture.intend(await fixture.createPayer(), why);
  fail(...faults);
  expect(await fixture.collect(payment)).toBe('processing');
  await collectLater();
  expect(await fixture.statusOf(payment)).toBe('paid');
  expect(takenFor(payment)).toHaveLength(1);
});

test('a connection cut after the charge is repeated at once under its key', async () => {
  const payment = await fixture.intend(await fixture.createPayer(), 'cut');
  fail('cut');
  expect(await fixture.collect(payment)).toBe('paid');
  expect(requestsFor('cut')).toHaveLength(2);
  expect(takenFor(payment)).toHaveLength(1);
});

test('a charge whose key may be forgotten is looked for, and never made again', async () => {
  const payer = await fixture.createPayer();
  fail('remembered_error');
  const lost = await fixture.intend(payer, 'lost');
  expect(await fixture.collect(lost)).toBe('processing');
  fail('cut', 'silence');
  const taken = await fixture.intend(payer, 'taken');
  expect(await fixture.collect(taken)).toBe('processing');
  fixture.clock.advance(21 * HOUR);
  const before = fixture.stripe.requests.length;
  await fixture.runJob('payments.collect');
  expect(fixture.stripe.requests.slice(before).map(({ method }) => method)).toEqual(['GET', 'GET']);
  expect([await fixture.statusOf(lost), await fixture.statusOf(taken)]).toEqual([
    'declined',
    'paid',
  ]);
  expect(takenFor(taken)).toHaveLength(1);
});

test('a card that was replaced between two attempts does not charge a second time', async () => {
  const payer = await fixture.createPayer();
  const payment = await fixture.intend(payer, 'replaced');
  fail('cut', 'silence');
  await fixture.collect(payment);
  await fixture.deps.db
    .updateTable('payment_customers')
    .set({ payment_method_reference: 'pm_new' })
    .where('user_id', '=', payer.id)
    .execute();
  await collectLater();
  expect(await fixture.statusOf(payment)).toBe('paid');
  expect(takenFor(payment)).toHaveLength(1);
});

test('an account deleted before its charge is not charged', async () => {
  const payer = await fixture.createPayer();
  const payment = await fixture.intend(payer, 'deleted');
  await fixture.deps.db
    .updateTable('users')
    .set({ deleted_at: new Date(NOW) })
    .where('id', '=', payer.id)
    .execute();
  expect(await fixture.collect(payment)).toBe('declined');
  expect(requestsFor('deleted')).toEqual([]);
});

test('what a refusing purchase wrote is undone, the charge is kept and refunded', async () => {
  const payer = await fixture.createPayer();
  const payment = await fixture.intend(payer, 'refused');
  setPaymentHook(fixture.deps, 'renewal', {
    paid: async (tx, { id }) => {
      await audit(tx, { actor: null, action: 'renew', subject: { type: 'payment', id } });
      return refuse('no_membership');
    },
    declined: async () => undefined,
  });
  expect(await fixture.collect(payment)).toBe('given_back');
  expect([await fixture.statusOf(payment), takenFor(payment).length]).toEqual(['refunded', 1]);
  const { db } = fixture.deps;
  const written = db.selectFrom('audit_log').select('id').where('subject_id', '=', payment);
  expect(await written.execute()).toEqual([]);
  const refunds = db.selectFrom('refunds').select('reason').where('payment_id', '=', payment);
  expect(await refunds.execute()).toEqual([{ reason: 'no_membership' }]);
});
