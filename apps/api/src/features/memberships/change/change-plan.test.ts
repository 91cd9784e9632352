import { DAY, MINUTE } from '@pulse/domain';
import { afterEach, expect } from 'vitest';
import { runWhileLocked } from '../../../../test/database/race-conditions.ts';
import { fixture, NOW, type TestMember, test } from '../../../../test/fixtures/booking-fixture.ts';
import { setCards } from '../../../../test/fixtures/demo-cards.ts';
import { collectCharge } from '../../payments/index.ts';
import { lockLiveMembership } from '../stored-membership.store.ts';

afterEach(async () => {
  setCards(fixture, 'accept');
  await fixture.deps.db
    .updateTable('plans')
    .set({ monthly_price_minor: 6_900 })
    .where('code', '=', 'plus')
    .execute();
});

/** Ten of the thirty days of November are left. */
const TEN_DAYS_LEFT = Date.parse('2026-11-21T00:00:00Z');

const quote = async (member: TestMember, plan_code: string, billing_interval = 'month') =>
  (await member.post('/membership/quote', { plan_code, billing_interval })).body;
const change = (member: TestMember, quote_id: string) =>
  member.post('/membership/change', { quote_id });
const membershipOf = async (member: TestMember) =>
  (await member.get('/membership')).body.membership;
const amountsOf = async (member: TestMember) =>
  (await member.get('/membership/payments')).body.items.map(
    (payment: { amount: { amount_minor: number } }) => payment.amount.amount_minor,
  );

test('Basic to Plus with 10 of 30 days left costs USD 10.00 and begins at once', async () => {
  const member = await fixture.createMember('basic');
  fixture.clock.set(TEN_DAYS_LEFT);
  const offer = await quote(member, 'plus');
  expect(offer).toMatchObject({
    expires_at: '2026-11-21T00:10:00.000Z',
    now: { plan_code: 'plus', charge: { amount_minor: 1000, currency: 'USD' } },
    renewal: {
      at: '2026-12-01T00:00:00.000Z',
      plan_code: 'plus',
      price: { amount_minor: 6900 },
      changes: false,
    },
    bookings_above_plan: [],
  });
  const changed = await change(member, offer.id);
  expect(changed.body).toMatchObject({
    status: 'done',
    confirm_url: null,
    membership: {
      plan: { code: 'plus' },
      price: { amount_minor: 6900 },
      period_ends_at: '2026-12-01T00:00:00.000Z',
      allowance: { month: { limit: 16 } },
    },
  });
  expect(await amountsOf(member)).toEqual([1000]);
});

test('a double click, at once or later, upgrades and charges once', async () => {
  const member = await fixture.createMember('basic');
  const { id } = await quote(member, 'plus');
  const clicks = await runWhileLocked(
    fixture,
    (tx) => lockLiveMembership(tx, member.id),
    [1, 2].map(() => () => change(member, id)),
  );
  expect(clicks.map(({ status }) => status)).toEqual([200, 200]);
  expect((await change(member, id)).body.status).toBe('done');
  expect(await amountsOf(member)).toHaveLength(1);
  expect(await membershipOf(member)).toMatchObject({ plan: { code: 'plus' } });
});

test('a quote of more than ten minutes, or whose price changed, is refused with the new one', async () => {
  const member = await fixture.createMember('basic');
  const { id } = await quote(member, 'plus');
  fixture.clock.set(NOW + 10 * MINUTE);
  const late = await change(member, id);
  expect(late).toMatchObject({ status: 409, body: { code: 'quote_stale' } });
  await fixture.deps.db
    .updateTable('plans')
    .set({ monthly_price_minor: 7_900 })
    .where('code', '=', 'plus')
    .execute();
  const dearer = await change(member, late.body.details.quote.id);
  expect(dearer.body.details.quote.renewal.price.amount_minor).toBe(7900);
  expect(await amountsOf(member)).toEqual([]);
  expect((await change(member, dearer.body.details.quote.id)).body).toMatchObject({
    status: 'done',
    membership: { price: { amount_minor: 7900 } },
  });
});

test('a declined card changes nothing, and a new quote may be taken', async () => {
  const member = await fixture.createMember('basic');
  const { id } = await quote(member, 'plus');
  setCards(fixture, 'decline');
  for (let click = 0; click < 2; click += 1)
    expect((await change(member, id)).body.code).toBe('payment_declined');
  expect(await membershipOf(member)).toMatchObject({ plan: { code: 'basic' } });
  setCards(fixture, 'accept');
  expect((await change(member, (await quote(member, 'plus')).id)).body.status).toBe('done');
});

test('a smaller plan begins with the renewal, and can be withdrawn until then', async () => {
  const member = await fixture.createMember('plus');
  const offer = await quote(member, 'basic');
  expect(offer).toMatchObject({
    now: null,
    renewal: { plan_code: 'basic', price: { amount_minor: 3900 }, changes: true },
  });
  for (let click = 0; click < 2; click += 1)
    expect((await change(member, offer.id)).body).toMatchObject({
      status: 'done',
      membership: { plan: { code: 'plus' }, renewal: { plan_code: 'basic', changes: true } },
    });
  const withdrawn = await member.post('/membership/withdraw-change');
  expect(withdrawn.body.membership.renewal).toMatchObject({ plan_code: 'plus', changes: false });
  await change(member, (await quote(member, 'basic', 'year')).id);
  fixture.clock.set('2026-12-01T00:00:00Z');
  await fixture.runJob('memberships.renew');
  expect(await membershipOf(member)).toMatchObject({
    plan: { code: 'basic', visits_per_month: 8 },
    billing_interval: 'year',
    price: { amount_minor: 39_000 },
    period_ends_at: '2027-12-01T00:00:00.000Z',
  });
  expect(await amountsOf(member)).toEqual([39_000]);
});

test('bookings above a smaller plan are named, and stay', async () => {
  const member = await fixture.createMember('plus');
  const renewsAt = Date.parse('2026-12-01T00:00:00Z');
  const hours = (renewsAt - NOW) / 3_600_000;
  const titles = ['Morning Flow', 'Evening Flow'];
  for (const [index, title] of titles.entries())
    await member.book(await fixture.createSession(hours + 8 + index * 3, { title }));
  const offer = await quote(member, 'basic');
  expect(offer.bookings_above_plan).toMatchObject([{ title: 'Evening Flow', status: 'confirmed' }]);
  await change(member, offer.id);
  fixture.clock.set(renewsAt);
  await fixture.runJob('memberships.renew');
  expect((await member.get('/bookings?view=upcoming')).body.items).toHaveLength(2);
});

test('what cannot be changed is refused, in the reader’s language', async () => {
  const member = await fixture.createMember('plus');
  expect((await quote(member, 'plus')).code).toBe('same_plan');
  expect((await quote(await fixture.createMember(null), 'plus')).code).toBe('no_membership');
  expect((await quote(member, 'gold')).errors).toMatchObject([{ field: 'plan_code' }]);
  expect((await quote(member, 'basic', 'week')).errors).toMatchObject([
    { field: 'billing_interval' },
  ]);
  expect((await change(member, crypto.randomUUID())).body.code).toBe('not_found');
  const other = await fixture.createMember('basic');
  const { id } = await quote(other, 'plus');
  expect((await change(member, id)).body.code).toBe('not_found');
  await member.post('/membership/pause', { days: 7 });
  expect((await quote(member, 'basic')).details).toEqual({ state: 'paused' });
});

test('an upgrade that is paid after the period was renewed is refused, so that it is refunded', async () => {
  const member = await fixture.createMember('basic');
  const { id } = await quote(member, 'plus');
  setCards(fixture, 'lose_answer');
  for (let click = 0; click < 2; click += 1)
    expect((await change(member, id)).body.status).toBe('processing');
  setCards(fixture, 'accept');
  const intent = await fixture.deps.db
    .selectFrom('membership_charges')
    .select('payment_id')
    .where('quote_id', '=', id)
    .executeTakeFirstOrThrow();
  fixture.clock.set('2026-12-01T00:00:00Z');
  await fixture.runJob('memberships.renew');
  await collectCharge(fixture.deps, intent.payment_id);
  expect(await membershipOf(member)).toMatchObject({
    plan: { code: 'basic' },
    period_ends_at: '2027-01-01T00:00:00.000Z',
  });
  const { items } = (await member.get('/membership/payments')).body;
  expect(items.map(({ status }: { status: string }) => status).sort()).toEqual([
    'paid',
    'refunded',
  ]);
  fixture.clock.set(NOW + DAY);
});

test('two upgrades at once: the first paid begins, the other is refunded', async () => {
  const member = await fixture.createMember('basic');
  const [plus, unlimited] = [await quote(member, 'plus'), await quote(member, 'unlimited')];
  setCards(fixture, 'lose_answer');
  for (const { id } of [plus, unlimited])
    expect((await change(member, id)).body.status).toBe('processing');
  setCards(fixture, 'accept');
  fixture.clock.advance(5 * MINUTE);
  for (const { id } of [plus, unlimited]) await change(member, id);
  await fixture.runJob('payments.refund');
  expect(await membershipOf(member)).toMatchObject({ plan: { code: 'plus' } });
  const { items } = (await member.get('/membership/payments')).body;
  expect(items.map(({ status }: { status: string }) => status).sort()).toEqual([
    'paid',
    'refunded',
  ]);
});

test('an upgrade that can no longer begin is never called done: the money goes back, and it says so', async () => {
  const member = await fixture.createMember('basic');
  const { id } = await quote(member, 'plus');
  setCards(fixture, 'lose_answer');
  expect((await change(member, id)).body.status).toBe('processing');
  setCards(fixture, 'accept');
  await member.post('/membership/pause', { days: 7 });
  fixture.clock.advance(5 * MINUTE);
  for (let click = 0; click < 2; click += 1)
    expect(await change(member, id)).toMatchObject({
      status: 409,
      body: { code: 'payment_given_back' },
    });
  expect(await membershipOf(member)).toMatchObject({ plan: { code: 'basic' } });
});

test('an upgrade confirmed with the bank too late is not waited for any more', async () => {
  const member = await fixture.createMember('basic');
  const { id } = await quote(member, 'plus');
  setCards(fixture, 'confirm');
  const asked = (await change(member, id)).body;
  expect(asked.status).toBe('requires_action');
  await member.post('/membership/pause', { days: 7 });
  const page = asked.confirm_url.replace('/demo/checkout/', '/demo/payments/');
  setCards(fixture, 'accept');
  expect((await member.post(`${page}/settle`, { outcome: 'approve' })).body.status).toBe(
    'refunded',
  );
  expect((await change(member, id)).body.code).toBe('payment_given_back');
});

test('an upgrade for a class, confirmed with the bank, leads back to that class', async () => {
  const member = await fixture.createMember('basic');
  const classSessionId = await fixture.createSession(30);
  const { id } = await quote(member, 'plus');
  setCards(fixture, 'confirm');
  const body = { quote_id: id, class_session_id: classSessionId };
  const asked = (await member.post('/membership/change', body)).body;
  const page = asked.confirm_url.replace('/demo/checkout/', '/demo/payments/');
  expect((await member.get(page)).body.return_path).toBe(
    `/app/subscription-success?session=${classSessionId}`,
  );
});
