import { DAY } from '@pulse/domain';
import { afterEach, expect } from 'vitest';
import { aMember } from '../../../../test/builders.ts';
import type { TestClient } from '../../../../test/client/test-client.ts';
import {
  clientWithNewTokens,
  fixture,
  type TestMember,
  test,
} from '../../../../test/fixtures/booking-fixture.ts';
import { setCards } from '../../../../test/fixtures/demo-cards.ts';

/* What money that staff recorded does to a membership, and what reversing it undoes. */

let ops: TestClient;
test.beforeAll(async () => {
  ops = await clientWithNewTokens(fixture, await aMember(fixture.deps, { role: 'ops' }));
});
afterEach(() => {
  setCards(fixture, 'accept');
});

/** The end of the period of the members that the fixture creates. */
const END = Date.parse('2026-12-01T00:00:00Z');
let receipts = 0;
const record = (user_id: string, purpose: string, changes: object = {}) => {
  receipts += 1;
  return ops.post('/admin/payments/manual', {
    user_id,
    purpose,
    plan_code: 'plus',
    billing_interval: 'month',
    amount: { amount_minor: 6900, currency: 'USD' },
    method: 'cash',
    received_on: '2026-11-18',
    receipt_number: `M-${receipts}`,
    ...changes,
  });
};
const reverse = (payment: string) =>
  ops.post(`/admin/payments/${payment}/reversal`, { reason: 'Wrong member' });
const membershipOf = async (member: TestMember) =>
  (await member.get('/membership')).body.membership;
const runAt = async (at: number) => {
  fixture.clock.set(at);
  await fixture.runJob('memberships.renew');
};
const attemptsOf = async (member: TestMember) => {
  const { rows } = await fixture.deps.pool.query(
    `SELECT c.attempt, c.outcome FROM membership_charges c
     JOIN memberships m ON m.id = c.membership_id WHERE m.user_id = $1 AND c.attempt IS NOT NULL
     ORDER BY c.attempt`,
    [member.id],
  );
  return rows;
};

test('a reversed payment ends the plan that it began, and what is booked with it is freed', async () => {
  const member = await fixture.createMember(null);
  const { id } = (await record(member.id, 'membership')).body;
  const session = await fixture.createSession(48, { capacity: 1 });
  expect((await member.book(session)).status).toBe(201);
  fixture.clock.advance(DAY);
  expect((await reverse(id)).status).toBe(200);
  expect(await membershipOf(member)).toBeNull();
  expect((await member.book(await fixture.createSession(72))).body.code).toBe(
    'membership_required',
  );
  await fixture.runJob('memberships.renew');
  expect(await fixture.counters(session)).toEqual({ booked: 0, waitlisted: 0 });
  expect((await member.get('/bookings?view=cancelled')).body.items).toMatchObject([
    { cancel_reason: 'membership_ended', late_cancelled: false },
  ]);
  // The member may join again, and the second payment has nothing to do with the first.
  expect((await record(member.id, 'membership')).status).toBe(201);
  expect(await membershipOf(member)).toMatchObject({ status: 'active' });
});

test('a reversed payment ends a plan that is paused, too', async () => {
  const member = await fixture.createMember(null);
  const { id } = (await record(member.id, 'membership')).body;
  await member.post('/membership/pause', { days: 20 });
  fixture.clock.advance(DAY);
  await reverse(id);
  expect(await membershipOf(member)).toBeNull();
});

test('cash renews: ahead of time, and when the card has failed', async () => {
  const ahead = await fixture.createMember('plus');
  expect((await record(ahead.id, 'renewal')).status).toBe(201);
  const late = await fixture.createMember('plus');
  setCards(fixture, 'decline');
  await runAt(END);
  expect(await membershipOf(late)).toMatchObject({ status: 'past_due' });
  expect((await record(late.id, 'renewal')).status).toBe(201);
  for (const member of [ahead, late])
    expect(await membershipOf(member)).toMatchObject({
      status: 'active',
      past_due: null,
      period_ends_at: '2027-01-01T00:00:00.000Z',
    });
});

test.each([
  ['another plan', { plan_code: 'basic' }, 'plan_code'],
  ['another interval', { billing_interval: 'year' }, 'billing_interval'],
  ['another amount', { amount: { amount_minor: 6800, currency: 'USD' } }, 'amount.amount_minor'],
  ['another currency', { amount: { amount_minor: 6900, currency: 'EUR' } }, 'amount.amount_minor'],
])(
  '%s than the renewal has is refused at its field, and nothing is recorded',
  async (_, changes, field) => {
    const member = await fixture.createMember('plus');
    const refused = await record(member.id, 'renewal', changes);
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field }] } });
    expect((await member.get('/membership/payments')).body.items).toEqual([]);
  },
);

test('what a renewal is and costs is found by email, and is nothing while the plan is paused', async () => {
  const member = await fixture.createMember('plus');
  const find = async () => {
    const { email } = (await member.get('/profile')).body;
    return (await ops.post('/admin/memberships/search', { email })).body.member.membership.renewal;
  };
  const renewal = await find();
  expect(renewal).toEqual({
    plan_code: 'plus',
    billing_interval: 'month',
    price: { amount_minor: 6900, currency: 'USD' },
  });
  expect((await record(member.id, 'renewal', { amount: renewal.price })).status).toBe(201);
  await member.post('/membership/pause', { days: 7 });
  expect(await find()).toBe(null);
});

test('who has no membership, or one that ends or is paused, cannot renew with cash', async () => {
  expect((await record((await fixture.createMember(null)).id, 'renewal')).body.code).toBe(
    'no_membership',
  );
  for (const [path, state] of [
    ['pause', 'paused'],
    ['cancel', 'cancelled'],
  ] as const) {
    const member = await fixture.createMember('plus');
    await member.post(`/membership/${path}`, { days: 7 });
    expect((await record(member.id, 'renewal')).body.details).toEqual({ state });
  }
});

test('a reversed renewal is owed again, and tried under a number of its own', async () => {
  const member = await fixture.createMember('plus');
  setCards(fixture, 'decline');
  await runAt(END);
  const { id } = (await record(member.id, 'renewal')).body;
  fixture.clock.set(END + 2 * DAY);
  expect((await reverse(id)).status).toBe(200);
  expect(await membershipOf(member)).toMatchObject({
    status: 'past_due',
    period_ends_at: '2026-12-01T00:00:00.000Z',
    past_due: { next_attempt_at: '2026-12-04T00:00:00.000Z' },
  });
  setCards(fixture, 'accept');
  await runAt(END + 3 * DAY);
  expect(await membershipOf(member)).toMatchObject({
    status: 'active',
    period_ends_at: '2027-01-01T00:00:00.000Z',
  });
  expect(await attemptsOf(member)).toEqual([
    { attempt: 1, outcome: 'declined' },
    { attempt: 2, outcome: 'paid' },
  ]);
});

test('a renewal paid ahead and reversed falls due on its day; past the grace the plan ends', async () => {
  const ahead = await fixture.createMember('plus');
  await reverse((await record(ahead.id, 'renewal')).body.id);
  expect(await membershipOf(ahead)).toMatchObject({
    status: 'active',
    period_ends_at: '2026-12-01T00:00:00.000Z',
  });
  const late = await fixture.createMember('plus');
  const { id } = (await record(late.id, 'renewal')).body;
  fixture.clock.set(END + 8 * DAY);
  await reverse(id);
  await fixture.runJob('memberships.renew');
  expect(await membershipOf(late)).toBeNull();
});

test('what was paid since is not taken away with an older mistake', async () => {
  const member = await fixture.createMember(null);
  const first = (await record(member.id, 'membership')).body.id;
  await record(member.id, 'renewal');
  await reverse(first);
  expect(await membershipOf(member)).toMatchObject({
    status: 'active',
    cancel_at_period_end: false,
    period_ends_at: '2027-01-18T10:00:00.000Z',
  });
});
