import { expect } from 'vitest';
import { fixture, test } from '../../../../test/fixtures/payment-fixture.ts';

test.beforeAll(async () => {
  fixture.deps.log.level = 'silent';
});

const erase = (userId: string) =>
  fixture.deps.db.transaction().execute((tx) => fixture.deps.personalData.erase(tx, userId));

test('a deleted account leaves no customer and no card, here and at Stripe; the books stay', async () => {
  const payer = await fixture.createPayer();
  const payment = await fixture.intend(payer, 'kept');
  await fixture.collect(payment);
  await erase(payer.id);
  const cards = await fixture.deps.db
    .selectFrom('payment_customers')
    .select('user_id')
    .where('user_id', '=', payer.id)
    .execute();
  expect(cards).toEqual([]);
  expect(fixture.stripe.customers.has(`cus_of_${payer.id}`)).toBe(true);
  await fixture.runJob('payments.delete-customer');
  expect(fixture.stripe.customers.has(`cus_of_${payer.id}`)).toBe(false);
  expect(await fixture.statusOf(payment)).toBe('paid');
});

test('while Stripe does not answer, the job fails, which makes the queue try again', async () => {
  await erase((await fixture.createPayer()).id);
  fixture.stripe.faults.push({ path: '/v1/customers', fault: 'rate_limited' });
  await expect(fixture.runJob('payments.delete-customer')).rejects.toThrow();
});

test('removing a customer that is gone already succeeds', async () => {
  const payer = await fixture.createPayer();
  await erase(payer.id);
  fixture.stripe.customers.delete(`cus_of_${payer.id}`);
  await fixture.deps.paymentProvider.deleteCustomer(`cus_of_${payer.id}`);
  const another = await fixture.createPayer();
  await fixture.deps.paymentProvider.deleteCustomer(`cus_of_${another.id}`);
  expect(fixture.stripe.customers.has(`cus_of_${another.id}`)).toBe(false);
});

test('an account whose deletion is undone keeps its card at Stripe', async () => {
  const payer = await fixture.createPayer();
  const undone = fixture.deps.db.transaction().execute(async (tx) => {
    await fixture.deps.personalData.erase(tx, payer.id);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await fixture.runJob('payments.delete-customer').catch(() => undefined);
  expect(fixture.stripe.customers.has(`cus_of_${payer.id}`)).toBe(true);
});

test('the portal is for those with a card at a provider that has one', async () => {
  const payer = await fixture.createPayer();
  const portal = await payer.post('/payments/portal', {});
  expect(portal.body).toEqual({ url: 'https://billing.stripe.test/p' });
  const member = await fixture.createMember();
  const without = await member.post('/payments/portal', {});
  expect([without.status, without.body.code, without.body.detail]).toEqual([
    409,
    'no_payment_portal',
    'No payment provider has a page with your card and invoices.',
  ]);
  fixture.stripe.faults.push({ path: '/v1/billing_portal/sessions', fault: 'rate_limited' });
  expect((await payer.post('/payments/portal', {})).body.code).toBe('payment_provider_unavailable');
});
