import { MINUTE } from '@pulse/domain';
import { expect } from 'vitest';
import { aClassSession, aMember } from '../../../../test/builders.ts';
import { fixture, NOW, type TestMember, test } from '../../../../test/fixtures/booking-fixture.ts';
import { startOwnServer } from '../../../../test/start-server.ts';

const priced = { price_minor: 1800, capacity: 1 };
const pay = { pay_drop_in: true };
const paymentOf = (booking: { checkout_url: string }) => booking.checkout_url.split('/').at(-1);
const settle = (member: TestMember, payment: string | undefined, outcome: 'approve' | 'decline') =>
  member.post(`/demo/payments/${payment}/settle`, { outcome });

test('a member without a plan pays: the place is held for 15 min and confirmed by the payment', async () => {
  const visitor = await fixture.createMember(null);
  const yoga = await fixture.createSession(48, priced);
  const eligibility = (await visitor.get(`/class-sessions/${yoga}/eligibility`)).body;
  expect(eligibility).toMatchObject({ allowed: false, drop_in_allowed: true });
  const held = await visitor.book(yoga, pay);
  expect(held).toMatchObject({
    status: 201,
    body: {
      status: 'pending',
      pending_for: 'payment',
      paid_by: 'drop_in',
      held_until: new Date(NOW + 15 * MINUTE).toISOString(),
      session: { booked: 1 },
    },
  });
  expect((await visitor.get(`/bookings/${held.body.id}`)).body).toEqual(held.body);
  const payment = paymentOf(held.body);
  expect((await visitor.get(`/demo/payments/${payment}`)).body).toMatchObject({
    purpose: 'drop_in',
    status: 'open',
    title: 'Vinyasa Flow',
    amount: { amount_minor: 1800, currency: 'USD' },
    // Paid or not, the way leads back to the class.
    return_path: `/app/venue/${held.body.session.venue.id}?date=2026-11-20&session=${yoga}`,
  });
  const paid = await settle(visitor, payment, 'approve');
  expect(paid.body.status).toBe('paid');
  expect((await visitor.get(`/bookings/${held.body.id}`)).body).toMatchObject({
    status: 'confirmed',
    paid_by: 'drop_in',
    checkout_url: null,
  });
  expect(await fixture.eventsOf(held.body.id)).toEqual(['booking.confirmed']);
  // A repeated request returns the same response, whatever its outcome was to be.
  expect((await settle(visitor, payment, 'decline')).body).toEqual(paid.body);
});

test('a declined payment frees the place', async () => {
  const visitor = await fixture.createMember(null);
  const yoga = await fixture.createSession(48, priced);
  const held = await visitor.book(yoga, pay);
  await settle(visitor, paymentOf(held.body), 'decline');
  expect((await visitor.get(`/bookings/${held.body.id}`)).body).toMatchObject({
    status: 'cancelled',
    cancel_reason: 'payment_declined',
  });
  expect((await (await fixture.createMember()).book(yoga)).status).toBe(201);
});

test('an unpaid place is released after 15 min and goes to the waitlist; paying later is refused', async () => {
  const [visitor, next] = [await fixture.createMember(null), await fixture.createMember()];
  const yoga = await fixture.createSession(48, priced);
  const held = await visitor.book(yoga, pay);
  const waiting = await next.book(yoga, { join_waitlist: true });
  fixture.clock.advance(15 * MINUTE);
  const late = await settle(visitor, paymentOf(held.body), 'approve');
  expect(late).toMatchObject({ status: 410, body: { code: 'payment_expired' } });
  await fixture.runJob('bookings.expire-holds');
  await fixture.runJob('payments.expire');
  expect((await visitor.get(`/bookings/${held.body.id}`)).body).toMatchObject({
    status: 'cancelled',
    cancel_reason: 'payment_expired',
  });
  expect((await next.get(`/bookings/${waiting.body.id}`)).body.status).toBe('confirmed');
  const expired = await visitor.get(`/demo/payments/${paymentOf(held.body)}`);
  expect(expired.body.status).toBe('expired');
});

test('a member who reached a limit of the plan may pay, and the drop-in uses no allowance', async () => {
  const basic = await fixture.createMember('basic');
  await basic.book(await fixture.createSession(48));
  const second = await fixture.createSession(52, priced);
  expect((await basic.book(second)).body).toMatchObject({
    code: 'daily_limit_reached',
    details: { drop_in_allowed: true },
  });
  const held = await basic.book(second, pay);
  await settle(basic, paymentOf(held.body), 'approve');
  const { allowance } = (await basic.get('/membership')).body.membership;
  expect(allowance.month).toMatchObject({ used: 0, booked: 1 });
});

test('a drop-in does not count against the daily limit of the plan', async () => {
  const basic = await fixture.createMember('basic');
  const first = await basic.book(await fixture.createSession(48));
  const held = await basic.book(await fixture.createSession(52, priced), pay);
  await settle(basic, paymentOf(held.body), 'approve');
  await basic.post(`/bookings/${first.body.id}/cancel`, {});
  expect((await basic.book(await fixture.createSession(50))).body).toMatchObject({
    status: 'confirmed',
    paid_by: 'plan',
  });
});

test('a plan that covers the class is used, even when the member would pay', async () => {
  const rima = await fixture.createMember();
  const booked = await rima.book(await fixture.createSession(48, priced), pay);
  expect(booked.body).toMatchObject({ status: 'confirmed', paid_by: 'plan', checkout_url: null });
});

test('a class without a price, or a full one, cannot be booked as a drop-in', async () => {
  const visitor = await fixture.createMember(null);
  expect((await visitor.book(await fixture.createSession(48), pay)).body.code).toBe(
    'membership_required',
  );
  const full = await fixture.createSession(48, priced);
  await (await fixture.createMember()).book(full);
  const refused = await visitor.book(full, pay);
  expect(refused.body.details).toMatchObject({ drop_in_allowed: false });
});

test('a cancellation in time is refunded once it cannot be undone', async () => {
  const visitor = await fixture.createMember(null);
  const held = await visitor.book(await fixture.createSession(48, priced), pay);
  const payment = paymentOf(held.body);
  await settle(visitor, payment, 'approve');
  await visitor.post(`/bookings/${held.body.id}/cancel`, {});
  await fixture.runJob('bookings.refund-drop-ins');
  expect((await visitor.get(`/demo/payments/${payment}`)).body.status).toBe('paid');
  fixture.clock.advance(30_000);
  await fixture.runJob('bookings.refund-drop-ins');
  expect((await visitor.get(`/demo/payments/${payment}`)).body.status).toBe('refunded');
});

test('an undone cancellation keeps the place and the payment', async () => {
  const visitor = await fixture.createMember(null);
  const held = await visitor.book(await fixture.createSession(48, priced), pay);
  const payment = paymentOf(held.body);
  await settle(visitor, payment, 'approve');
  await visitor.post(`/bookings/${held.body.id}/cancel`, {});
  const undone = await visitor.post(`/bookings/${held.body.id}/undo-cancel`);
  expect(undone.body).toMatchObject({ status: 'confirmed', paid_by: 'drop_in' });
  fixture.clock.advance(60_000);
  await fixture.runJob('bookings.refund-drop-ins');
  expect((await visitor.get(`/demo/payments/${payment}`)).body.status).toBe('paid');
});

test("another member's payment is not found", async () => {
  const [visitor, other] = [await fixture.createMember(null), await fixture.createMember(null)];
  const held = await visitor.book(await fixture.createSession(48, priced), pay);
  expect((await other.get(`/demo/payments/${paymentOf(held.body)}`)).status).toBe(404);
  expect((await settle(other, paymentOf(held.body), 'approve')).status).toBe(404);
});

test('a retried request returns the same held place', async () => {
  const visitor = await fixture.createMember(null);
  const yoga = await fixture.createSession(48, priced);
  const header = { 'idempotency-key': 'once' };
  const held = await visitor.book(yoga, pay, header);
  expect((await visitor.book(yoga, pay, header)).body).toEqual(held.body);
});

test('without a payment provider payments are refused, and no place is held', async () => {
  const api = await startOwnServer({ demo: false });
  const visitor = await api.clientFor(await aMember(api.deps));
  const yoga = await aClassSession(api.deps.db, { price_minor: 1800 });
  const refused = await visitor.post('/bookings', { class_session_id: yoga, pay_drop_in: true });
  expect(refused).toMatchObject({ status: 503, body: { code: 'payment_provider_unavailable' } });
  const { booked } = (await visitor.get(`/class-sessions/${yoga}`)).body;
  expect(booked).toBe(0);
  const checkout = await visitor.post('/membership/checkout', { plan_code: 'basic' });
  expect(checkout.status).toBe(503);
});
