import { DAY } from '@pulse/domain';
import { afterEach, expect } from 'vitest';
import { aMembership } from '../../../../test/builders.ts';
import { fixture, NOW, type TestMember, test } from '../../../../test/fixtures/booking-fixture.ts';

afterEach(async () => {
  await changePlan({ monthly_price_minor: 6_900, yearly_price_minor: 69_000 });
});

const changePlan = (change: { [column: string]: number }) =>
  fixture.deps.db.updateTable('plans').set(change).where('code', '=', 'plus').execute();
const runAt = async (at: number | string) => {
  fixture.clock.set(at);
  await fixture.runJob('memberships.announce');
  await fixture.runJob('memberships.renew');
  await fixture.dispatchEvents();
};
const titlesOf = async (member: TestMember) =>
  (await member.get('/notifications')).body.map(({ title }: { title: string }) => title);
const pricesPaidBy = async (member: TestMember) =>
  (await member.get('/membership/payments')).body.items.map(
    (payment: { amount: { amount_minor: number } }) => payment.amount.amount_minor,
  );

test('price and limits stay as they were agreed when an admin edits the plan', async () => {
  const member = await fixture.createMember('plus');
  await changePlan({ monthly_price_minor: 9_900, visits_per_month: 2, classes_per_day: 1 });
  const { membership } = (await member.get('/membership')).body;
  expect(membership).toMatchObject({
    price: { amount_minor: 6900, currency: 'USD' },
    plan: { visits_per_month: 16, classes_per_day: 2, monthly_price: { amount_minor: 9900 } },
    allowance: { month: { limit: 16 }, today: { limit: 2 } },
    renewal: { price: { amount_minor: 6900 } },
  });
  for (const hours of [3, 5])
    expect((await member.book(await fixture.createSession(hours))).status).toBe(201);
  await changePlan({ visits_per_month: 16, classes_per_day: 2 });
});

test('what a new member paid is what was agreed', async () => {
  const member = await fixture.createMember(null);
  const { payment_id } = (await member.post('/membership/checkout', { plan_code: 'plus' })).body;
  await changePlan({ monthly_price_minor: 9_900 });
  await member.post(`/demo/payments/${payment_id}/settle`, { outcome: 'approve' });
  expect((await member.get('/membership')).body.membership.price.amount_minor).toBe(6900);
});

test('a dearer price applies at the first renewal at least 30 days after its notice', async () => {
  const member = await fixture.createMember('plus');
  await changePlan({ monthly_price_minor: 7_900 });
  await runAt(NOW);
  await runAt(NOW + DAY);
  expect(await titlesOf(member)).toEqual(['Plus will cost USD\u00a079']);
  await runAt('2026-12-01T00:00:00Z');
  expect(await pricesPaidBy(member)).toEqual([6900]);
  await runAt('2027-01-01T00:00:00Z');
  expect(await pricesPaidBy(member)).toEqual([7900, 6900]);
  expect((await member.get('/membership')).body.membership.price.amount_minor).toBe(7900);
  await changePlan({ monthly_price_minor: 6_900 });
  await runAt('2027-02-01T00:00:00Z');
  await changePlan({ monthly_price_minor: 7_900 });
  await runAt('2027-03-01T00:00:00Z');
  expect(await pricesPaidBy(member)).toEqual([6900, 6900, 7900, 6900]);
});

test('a yearly renewal is announced once, 7 days ahead, with what it costs', async () => {
  const member = await fixture.createMember(null);
  const renewsAt = Date.parse('2027-03-01T00:00:00Z');
  await aMembership(fixture.deps.db, {
    user_id: member.id,
    plan_code: 'plus',
    billing_interval: 'year',
    anchored_at: '2026-03-01T00:00:00Z',
    period_ends_at: new Date(renewsAt),
  });
  await runAt(renewsAt - 8 * DAY);
  expect(await titlesOf(member)).toEqual([]);
  await runAt(renewsAt - 7 * DAY);
  await runAt(renewsAt - 6 * DAY);
  const items = (await member.get('/notifications')).body;
  expect(items).toMatchObject([
    { title: 'Plus renews on 1 March 2027', message: expect.stringContaining('USD\u00a0690') },
  ]);
  await runAt(renewsAt);
  expect((await member.get('/membership')).body.membership).toMatchObject({
    period_ends_at: '2028-03-01T00:00:00.000Z',
  });
  expect(await pricesPaidBy(member)).toEqual([69_000]);
});
