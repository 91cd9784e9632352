import { DAY } from '@pulse/domain';
import { expect } from 'vitest';
import { NOW } from '../../../../test/fixtures/booking-fixture.ts';
import { deliver, fixture, test } from '../../../../test/fixtures/payment-fixture.ts';
import {
  differencesOf,
  planOf,
  refundsOf,
  sendCompleted,
} from '../../../../test/fixtures/payment-outcomes.ts';

const completed = (page: string) => ({
  id: 'evt_completed',
  object: 'event',
  type: 'checkout.session.completed',
  livemode: false,
  data: { object: { id: page, object: 'checkout.session', metadata: {} } },
});
const sendEvent = (event: object, at = fixture.clock.now(), secret?: string) => {
  const { payload, signature } = fixture.stripe.sign(event, at, secret);
  return deliver(fixture, payload, signature);
};
const countEvents = async () =>
  (await fixture.deps.db.selectFrom('payment_webhook_events').select('id').execute()).length;

test('a page that was paid begins the plan and saves the card; the page names no person', async () => {
  const member = await fixture.createMember();
  const { payment, page } = await fixture.openPage(member);
  const request = fixture.stripe.requests.findLast(({ path }) => path === '/v1/checkout/sessions');
  expect(Object.fromEntries(request?.body ?? [])).toMatchObject({
    mode: 'payment',
    'payment_intent_data[setup_future_usage]': 'off_session',
    'line_items[0][price_data][unit_amount]': '6900',
    success_url: `http://pulse.test/app/pay/${payment}?returned=paid`,
  });
  expect(String(request?.body)).not.toContain('%40');
  fixture.stripe.pay(page);
  expect((await sendCompleted(fixture, page)).status).toBe(200);
  expect(await planOf(member)).toBe('plus');
  expect(await fixture.statusOf(payment)).toBe('paid');
  const card = await fixture.deps.db
    .selectFrom('payment_customers')
    .select(['payment_method_reference', 'card_last4'])
    .where('user_id', '=', member.id)
    .executeTakeFirst();
  expect(card).toEqual({ payment_method_reference: 'pm_visa', card_last4: '4242' });
});

test('an event is believed only with a fresh signature of the right secret and mode', async () => {
  const { payment, page } = await fixture.openPage(await fixture.createMember());
  fixture.stripe.pay(page);
  const event = completed(page);
  const before = await countEvents();
  const { payload, signature } = fixture.stripe.sign(event, NOW);
  const refused = [
    await deliver(fixture, payload.replace('completed', 'expired'), signature),
    await deliver(fixture, payload, ''),
    await deliver(fixture, payload, 'nonsense'),
    await sendEvent(event, NOW - 301_000),
    await sendEvent(event, NOW + 301_000),
    await sendEvent(event, NOW, 'whsec_other'),
    await sendEvent({ ...event, livemode: true }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400, 400]);
  expect([await countEvents(), await fixture.statusOf(payment)]).toEqual([before, 'open']);
  expect((await sendEvent(event, NOW - 299_000)).status).toBe(200);
  expect(await fixture.statusOf(payment)).toBe('paid');
});

test('more than 256 KB is not read', async () => {
  const event = { ...completed('cs_0'), padding: 'x'.repeat(256 * 1024) };
  expect((await sendEvent(event)).status).toBe(413);
});

test('an unknown type, and money that Pulse did not ask for, change nothing', async () => {
  const before = await countEvents();
  expect((await fixture.send('invoice.paid', { id: 'in_1' })).status).toBe(200);
  const foreign = { id: 'pi_foreign', metadata: { payment_id: "'; DROP TABLE payments" } };
  expect((await fixture.send('payment_intent.succeeded', foreign)).status).toBe(200);
  expect(await countEvents()).toBe(before);
});

test('one payment of which fifty events tell at once is settled once', async () => {
  const member = await fixture.createMember();
  const { payment, page } = await fixture.openPage(member);
  fixture.stripe.pay(page);
  // Half of them are one event, the others say the same under names of their own.
  const eventOf = (index: number) => ({
    ...completed(page),
    id: index % 2 === 0 ? 'evt_fifty' : `evt_fifty_${index}`,
  });
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, index) => sendEvent(eventOf(index))),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect([await fixture.statusOf(payment), await planOf(member)]).toEqual(['paid', 'plus']);
  expect(await refundsOf(fixture, payment)).toEqual([]);
  const settled = await fixture.deps.db
    .selectFrom('outbox')
    .select('id')
    .where('subject', '=', `payment:${payment}`)
    .execute();
  expect(settled).toHaveLength(1);
});

test('events are late, repeated and in any order, and the payment is settled once', async () => {
  const orders = [
    ['checkout.session.completed', 'payment_intent.succeeded', 'checkout.session.expired'],
    ['payment_intent.succeeded', 'checkout.session.expired', 'checkout.session.completed'],
    ['checkout.session.expired', 'checkout.session.completed', 'payment_intent.payment_failed'],
    ['payment_intent.payment_failed', 'payment_intent.succeeded', 'payment_intent.succeeded'],
  ];
  for (const types of orders) {
    const member = await fixture.createMember();
    const { payment, page } = await fixture.openPage(member);
    const intent = fixture.stripe.pay(page);
    fixture.clock.advance(3 * DAY);
    for (const type of types)
      await fixture.send(type, type.startsWith('checkout') ? { id: page, metadata: {} } : intent);
    expect([await fixture.statusOf(payment), await planOf(member)]).toEqual(['paid', 'plus']);
    expect(await refundsOf(fixture, payment)).toEqual([]);
    fixture.clock.set(NOW);
  }
});

test('a card declined on a page that is still open leaves the page open', async () => {
  const { payment, page } = await fixture.openPage(await fixture.createMember());
  const failed = { id: 'pi_failed', metadata: { payment_id: payment } };
  await fixture.send('payment_intent.payment_failed', failed);
  expect(await fixture.statusOf(payment)).toBe('open');
  fixture.stripe.pay(page);
  await sendCompleted(fixture, page);
  expect(await fixture.statusOf(payment)).toBe('paid');
});

test('while Stripe does not answer, the event is asked for again', async () => {
  const { payment, page } = await fixture.openPage(await fixture.createMember());
  fixture.stripe.pay(page);
  fixture.stripe.faults.push({ path: '/v1/checkout', fault: 'rate_limited' });
  const event = { ...completed(page), id: 'evt_again' };
  expect((await sendEvent(event)).status).toBe(503);
  expect((await sendEvent(event)).status).toBe(200);
  expect(await fixture.statusOf(payment)).toBe('paid');
});

test('a member who comes back before the event finds the payment settled, and the event finds nothing to do', async () => {
  const member = await fixture.createMember();
  const { payment, page } = await fixture.openPage(member);
  expect((await member.post(`/payments/${payment}/check`, {})).body.status).toBe('open');
  fixture.stripe.pay(page);
  const checked = await member.post(`/payments/${payment}/check`, {});
  expect(checked.body).toMatchObject({
    status: 'paid',
    return_path: '/app/subscription-success',
  });
  expect(await planOf(member)).toBe('plus');
  await sendCompleted(fixture, page);
  expect(await refundsOf(fixture, payment)).toEqual([]);
  const stranger = await fixture.createMember();
  expect((await stranger.post(`/payments/${payment}/check`, {})).status).toBe(404);
  expect((await stranger.post(`/payments/${payment}/checkout`, {})).status).toBe(404);
});

test('refunds, disputes and returned refunds at Stripe arrive too', async () => {
  const { payment, page } = await fixture.openPage(await fixture.createMember());
  const intent = fixture.stripe.pay(page);
  await sendCompleted(fixture, page);
  fixture.stripe.giveBack(intent.id, 1000);
  await fixture.send('charge.refunded', { id: 'ch_1', payment_intent: intent.id });
  await fixture.send('charge.refunded', { id: 'ch_1', payment_intent: intent.id });
  expect(await fixture.statusOf(payment)).toBe('partially_refunded');
  expect(await refundsOf(fixture, payment)).toEqual([
    { amount_minor: 1000, currency: 'USD', reason: 'made_at_provider', status: 'succeeded' },
  ]);
  await fixture.send('charge.dispute.created', {
    id: 'dp_1',
    amount: 5900,
    currency: 'usd',
    status: 'needs_response',
    payment_intent: intent.id,
  });
  expect(await differencesOf(fixture, payment)).toMatchObject([
    { kind: 'disputed', detail: 'needs_response', found: { amount_minor: 5900 } },
  ]);
});
