import { HOUR } from '@pulse/domain';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { aBookingRow, aMember, aMembership } from '../../../test/builders.ts';
import { runWhileLocked } from '../../../test/database/race-conditions.ts';
import { fixture, NOW, test } from '../../../test/fixtures/booking-fixture.ts';
import type { Tx } from '../../platform/database/transaction.ts';

test('prices are hidden from anonymous visitors until an admin publishes them', async () => {
  const [hidden] = (await fixture.anonymous.get('/plans')).body.items;
  expect(hidden).toMatchObject({
    code: 'basic',
    visits_per_month: 8,
    prices_published: false,
    monthly_price: null,
    yearly_price: null,
  });
  const member = await fixture.createMember(null);
  expect((await member.get('/plans')).body.items[0]).toMatchObject({
    prices_published: false,
    monthly_price: { amount_minor: 3900, currency: 'USD' },
  });
  await fixture.deps.db.updateTable('plans').set({ published_at: new Date() }).execute();
  const published = (await fixture.anonymous.get('/plans')).body.items;
  expect(published.map((plan: { code: string }) => plan.code)).toEqual([
    'basic',
    'plus',
    'unlimited',
  ]);
  expect(published[1]).toMatchObject({
    prices_published: true,
    yearly_price: { amount_minor: 69_000, currency: 'USD' },
  });
});

test('paying for a plan leads back to the class for which it is wanted, unless that is over', async () => {
  const member = await fixture.createMember(null);
  const returnPathFor = async (class_session_id: string) => {
    const choice = { plan_code: 'plus', class_session_id };
    const { payment_id } = (await member.post('/membership/checkout', choice)).body;
    return (await member.get(`/demo/payments/${payment_id}`)).body.return_path;
  };
  const yoga = await fixture.createSession(48);
  expect(await returnPathFor(yoga)).toBe(`/app/subscription-success?session=${yoga}`);
  for (const ignored of [crypto.randomUUID(), await fixture.createSession(-2)])
    expect(await returnPathFor(ignored)).toBe('/app/subscription-success');
});

test('a paid plan starts immediately: with one month from now, and all of its visits', async () => {
  const member = await fixture.createMember(null);
  expect((await member.get('/membership')).body).toEqual({ membership: null, ended_at: null });
  const checkout = await member.post('/membership/checkout', { plan_code: 'plus' });
  expect(checkout.status).toBe(201);
  expect(checkout.body.checkout_url).toBe(`/demo/checkout/${checkout.body.payment_id}`);
  const payment = `/demo/payments/${checkout.body.payment_id}`;
  expect((await member.get(payment)).body).toMatchObject({
    purpose: 'membership',
    title: 'Pulse Plus',
    amount: { amount_minor: 6900, currency: 'USD' },
    return_path: '/app/subscription-success',
  });
  await member.post(`${payment}/settle`, { outcome: 'approve' });
  const { membership } = (await member.get('/membership')).body;
  expect(membership).toMatchObject({
    plan: { code: 'plus' },
    billing_interval: 'month',
    status: 'active',
    period_ends_at: '2026-12-18T10:00:00.000Z',
    cancel_at_period_end: false,
    paused_until: null,
    allowance: {
      month: { used: 0, booked: 0, limit: 16, resets_at: '2026-12-18T10:00:00.000Z' },
      plus: { used: 0, booked: 0, limit: 4 },
      today: { used: 0, booked: 0, limit: 2, resets_at: '2026-11-18T22:00:00.000Z' },
    },
    no_show_restriction_until: null,
  });
});

test('a year is paid at the yearly price and runs for twelve months', async () => {
  const member = await fixture.createMember(null);
  const choice = { plan_code: 'basic', billing_interval: 'year' };
  const { payment_id } = (await member.post('/membership/checkout', choice)).body;
  const settled = await member.post(`/demo/payments/${payment_id}/settle`, { outcome: 'approve' });
  expect(settled.body.amount.amount_minor).toBe(39_000);
  const { membership } = (await member.get('/membership')).body;
  expect(membership.period_ends_at).toBe('2027-11-18T10:00:00.000Z');
  expect(membership.allowance.month.resets_at).toBe('2026-12-18T10:00:00.000Z');
});

test('a declined or abandoned payment starts nothing', async () => {
  const member = await fixture.createMember(null);
  const first = (await member.post('/membership/checkout', { plan_code: 'basic' })).body;
  const declined = await member.post(`/demo/payments/${first.payment_id}/settle`, {
    outcome: 'decline',
  });
  expect(declined.body.status).toBe('declined');
  const second = (await member.post('/membership/checkout', { plan_code: 'basic' })).body;
  fixture.clock.advance(HOUR);
  const late = await member.post(`/demo/payments/${second.payment_id}/settle`, {
    outcome: 'approve',
  });
  expect(late.body.code).toBe('payment_expired');
  expect((await member.get('/membership')).body.membership).toBeNull();
});

test('a second plan is refused at checkout, and refunded when paid on a page opened earlier', async () => {
  const member = await fixture.createMember(null);
  const pages = await Promise.all(
    ['basic', 'plus'].map((plan_code) => member.post('/membership/checkout', { plan_code })),
  );
  const [first, second] = pages.map(({ body }) => `/demo/payments/${body.payment_id}`);
  await member.post(`${first}/settle`, { outcome: 'approve' });
  // The money was taken; it is given back instead of being forgotten.
  const paidAgain = await member.post(`${second}/settle`, { outcome: 'approve' });
  expect(paidAgain).toMatchObject({ status: 200, body: { status: 'refunded' } });
  expect((await member.get('/membership')).body.membership.plan.code).toBe('basic');
  const again = await member.post('/membership/checkout', { plan_code: 'plus' });
  expect(again.body.code).toBe('already_member');
});

test('two checkouts paid at the same moment start one membership, and one is refunded', async () => {
  const member = await fixture.createMember(null);
  const pages = await Promise.all(
    ['basic', 'plus'].map((plan_code) => member.post('/membership/checkout', { plan_code })),
  );
  const settled = await Promise.all(
    pages.map(({ body }) =>
      member.post(`/demo/payments/${body.payment_id}/settle`, { outcome: 'approve' }),
    ),
  );
  expect(settled.map(({ body }) => body.status).sort()).toEqual(['paid', 'refunded']);
});

test('a payment approved and declined at the same moment gets one outcome', async () => {
  const member = await fixture.createMember(null);
  const { body } = await member.post('/membership/checkout', { plan_code: 'plus' });
  const settle = (outcome: string) => () =>
    member.post(`/demo/payments/${body.payment_id}/settle`, { outcome });
  const lock = (tx: Tx) =>
    sql`SELECT FROM payments WHERE id = ${body.payment_id} FOR UPDATE`.execute(tx);
  const responses = await runWhileLocked(fixture, lock, [settle('approve'), settle('decline')]);
  const [status, other] = responses.map((response) => response.body.status);
  expect(other).toBe(status);
  const { membership } = (await member.get('/membership')).body;
  expect([status, membership === null]).toEqual([status, status === 'declined']);
});

test('after a membership has ended, a new one may be bought', async () => {
  const member = await fixture.createMember(null);
  await aMembership(fixture.deps.db, {
    user_id: member.id,
    period_ends_at: new Date(NOW - HOUR),
    cancel_at_period_end: true,
  });
  expect((await member.get('/membership')).body.membership).toBeNull();
  const { payment_id } = (await member.post('/membership/checkout', { plan_code: 'plus' })).body;
  await member.post(`/demo/payments/${payment_id}/settle`, { outcome: 'approve' });
  expect((await member.get('/membership')).body.membership.plan.code).toBe('plus');
});

test('the counters separate past visits from booked places, by month, tier and day', async () => {
  const { db } = fixture.deps;
  const member = await fixture.createMember('plus');
  await aBookingRow(db, {
    user_id: member.id,
    class_session_id: await fixture.createSession(-48, { tier: 'plus' }),
    status: 'completed',
  });
  await member.book(await fixture.createSession(3));
  await member.book(await fixture.createSession(48, { tier: 'plus' }));
  const { allowance } = (await member.get('/membership')).body.membership;
  expect(allowance).toMatchObject({
    month: { used: 1, booked: 2 },
    plus: { used: 1, booked: 1 },
    today: { used: 0, booked: 1 },
  });
});

test("today is the day in the member's own time zone", async () => {
  const user = await aMember(fixture.deps, { timeZone: 'Asia/Tokyo' });
  await aMembership(fixture.deps.db, { user_id: user.id });
  const { body } = await (await fixture.clientFor(user)).get('/membership');
  expect(body.membership.allowance.today.resets_at).toBe('2026-11-18T15:00:00.000Z');
});

test('the data export contains memberships, payments and bookings', async () => {
  const member = await fixture.createMember();
  await member.book(await fixture.createSession(48));
  const data = await fixture.deps.personalData.collect(fixture.deps.db, member.id);
  expect(data).toMatchObject({
    memberships: [{ plan_code: 'unlimited' }],
    bookings: [{ title: 'Vinyasa Flow', status: 'confirmed' }],
    payments: [],
  });
});
