import { DAY, HOUR } from '@pulse/domain';
import { afterEach, expect } from 'vitest';
import { aMember, aMembership } from '../../../../test/builders.ts';
import type { TestClient } from '../../../../test/client/test-client.ts';
import { fixture, NOW, test } from '../../../../test/fixtures/booking-fixture.ts';
import { setCards } from '../../../../test/fixtures/demo-cards.ts';
import { startOwnServer } from '../../../../test/start-server.ts';
import { WHOLE } from '../../../platform/jobs/part.sql.ts';
import { lockDueMemberships } from './due-memberships.store.ts';
import { renewMemberships } from './renew-memberships.ts';

afterEach(() => {
  setCards(fixture, 'accept');
});

const runAt = async (at: number) => {
  fixture.clock.set(at);
  await fixture.runJob('memberships.renew');
};
const paymentsOf = (userId: string) =>
  fixture.deps.db
    .selectFrom('payments')
    .select(['status', 'amount_minor', 'idempotency_key'])
    .where('user_id', '=', userId)
    .orderBy('idempotency_key')
    .execute();
const membershipOf = async (member: TestClient) =>
  (await member.get('/membership')).body.membership;

test('a membership renews on its day, is charged, and publishes an event', async () => {
  const member = await fixture.createMember('plus');
  fixture.clock.set('2026-12-01T00:00:00Z');
  await fixture.runJob('memberships.renew');
  const { membership } = (await member.get('/membership')).body;
  expect(membership).toMatchObject({
    status: 'active',
    period_ends_at: '2027-01-01T00:00:00.000Z',
    allowance: { month: { used: 0, limit: 16 } },
  });
  const paid = await fixture.deps.db
    .selectFrom('payments')
    .select(['id', 'status', 'amount_minor', 'title'])
    .where('user_id', '=', member.id)
    .execute();
  expect(paid).toMatchObject([{ status: 'paid', amount_minor: 6900, title: 'Pulse Plus' }]);
  const events = await fixture.deps.db
    .selectFrom('outbox')
    .select('type')
    .where('subject', '=', `payment:${paid[0]?.id}`)
    .execute();
  expect(events).toEqual([{ type: 'payment.settled' }]);
  await fixture.runJob('memberships.renew');
  const again = (await member.get('/membership')).body.membership;
  expect(again.period_ends_at).toBe(membership.period_ends_at);
});

test('a membership that another process is renewing is skipped, and charged once', async () => {
  const member = await fixture.createMember('plus');
  const ends = new Date('2026-12-01T00:00:00Z');
  fixture.clock.set(ends.getTime());
  const charged = () =>
    fixture.deps.db.selectFrom('payments').select('id').where('user_id', '=', member.id).execute();
  await fixture.deps.db.transaction().execute(async (tx) => {
    await lockDueMemberships(tx, ends, WHOLE);
    await renewMemberships(fixture.deps);
    expect(await charged()).toEqual([]);
  });
  await renewMemberships(fixture.deps);
  expect(await charged()).toHaveLength(1);
});

test('the 31st becomes the last day of a short month, and the 31st again', async () => {
  const member = await fixture.createMember(null);
  await aMembership(fixture.deps.db, {
    user_id: member.id,
    anchored_at: '2026-10-31T09:00:00Z',
    period_ends_at: '2026-11-30T09:00:00Z',
  });
  const ends: string[] = [];
  for (const day of ['2026-11-30T09:00:00Z', '2026-12-31T09:00:00Z', '2027-01-31T09:00:00Z']) {
    fixture.clock.set(day);
    await fixture.runJob('memberships.renew');
    ends.push((await member.get('/membership')).body.membership.period_ends_at.slice(0, 10));
  }
  expect(ends).toEqual(['2026-12-31', '2027-01-31', '2027-02-28']);
});

test('a cancelled membership ends and is not charged', async () => {
  const member = await fixture.createMember(null);
  const id = await aMembership(fixture.deps.db, {
    user_id: member.id,
    cancel_at_period_end: true,
    period_ends_at: new Date(NOW),
  });
  await fixture.runJob('memberships.renew');
  const row = await fixture.deps.db
    .selectFrom('memberships')
    .select(['status', 'ended_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  expect(row).toEqual({ status: 'ended', ended_at: new Date(NOW) });
});

test('a renewal that cannot be charged keeps the plan for 7 days, then ends it', async () => {
  const api = await startOwnServer({ demo: false });
  api.clock.set(NOW);
  const user = await aMember(api.deps);
  await aMembership(api.deps.db, { user_id: user.id, period_ends_at: new Date(NOW) });
  const status = async () =>
    (await (await api.clientFor(user)).get('/membership')).body.membership?.status ?? null;
  await api.runJob('memberships.renew');
  expect(await status()).toBe('past_due');
  api.clock.set(NOW + 7 * DAY);
  await api.runJob('memberships.renew');
  expect(await status()).toBeNull();
});

test('a failed renewal is tried again after 1, 3 and 5 days, told each time, and ended after 7', async () => {
  const member = await fixture.createMember('plus');
  const end = Date.parse('2026-12-01T00:00:00Z');
  setCards(fixture, 'decline');
  const attempts: number[] = [];
  for (let hour = 0; hour < 7 * 24; hour += 6) {
    const before = (await paymentsOf(member.id)).length;
    await runAt(end + hour * HOUR);
    await fixture.dispatchEvents();
    if ((await paymentsOf(member.id)).length > before) attempts.push(hour / 24);
  }
  expect(attempts).toEqual([0, 1, 3, 5]);
  expect(await membershipOf(member)).toMatchObject({
    status: 'past_due',
    renewal: null,
    past_due: {
      amount: { amount_minor: 6900, currency: 'USD' },
      next_attempt_at: null,
      ends_at: '2026-12-08T00:00:00.000Z',
    },
  });
  await runAt(end + 7 * DAY);
  expect(await membershipOf(member)).toBeNull();
  await fixture.dispatchEvents();
  const titles = (await member.get('/notifications')).body.map(
    ({ title }: { title: string }) => title,
  );
  expect(titles).toEqual([
    'Your membership has ended',
    ...Array(4).fill('Your payment did not go through'),
  ]);
  expect(await paymentsOf(member.id)).toMatchObject(Array(4).fill({ status: 'declined' }));
});

test('what is owed is what the card is charged: the terms agreed for the renewal, in whole tens', async () => {
  const member = await fixture.createMember('plus');
  const dinars = { price_minor: 21_347, currency: 'KWD' };
  const mine = fixture.deps.db.updateTable('memberships').where('user_id', '=', member.id);
  await mine.set(dinars).execute();
  setCards(fixture, 'decline');
  await runAt(Date.parse('2026-12-01T00:00:00Z'));
  const amount = { amount_minor: 21_350, currency: 'KWD' };
  expect((await membershipOf(member)).past_due.amount).toEqual(amount);
  const { url } = (await member.post('/membership/repair')).body;
  const page = url.replace('/demo/checkout/', '/demo/payments/');
  expect((await member.get(page)).body.amount).toEqual(amount);
});

test('a retry that is paid renews from the day on which the last period ended', async () => {
  const member = await fixture.createMember('plus');
  const end = Date.parse('2026-12-01T00:00:00Z');
  setCards(fixture, 'decline');
  await runAt(end);
  expect(await membershipOf(member)).toMatchObject({
    status: 'past_due',
    past_due: { next_attempt_at: '2026-12-02T00:00:00.000Z' },
  });
  setCards(fixture, 'accept');
  await runAt(end + DAY);
  expect(await membershipOf(member)).toMatchObject({
    status: 'active',
    period_ends_at: '2027-01-01T00:00:00.000Z',
    past_due: null,
    renewal: { at: '2027-01-01T00:00:00.000Z', price: { amount_minor: 6900 } },
  });
});

test('what an ended plan had booked is free again, for the next on the waitlist', async () => {
  const [member, next] = [await fixture.createMember('plus'), await fixture.createMember()];
  const end = Date.parse('2026-12-01T00:00:00Z');
  const yoga = await fixture.createSession(20 * 24 + 2, { capacity: 1 });
  setCards(fixture, 'decline');
  fixture.clock.set(end - 2 * DAY);
  expect((await member.book(yoga)).body.status).toBe('confirmed');
  expect((await next.book(yoga, { join_waitlist: true })).body.status).toBe('waitlisted');
  await fixture.deps.db
    .updateTable('memberships')
    .set({ period_ends_at: new Date(end + 60 * DAY) })
    .where('user_id', '=', next.id)
    .execute();
  for (const days of [0, 1, 3, 5, 7]) await runAt(end + days * DAY);
  const [booking] = (await member.get('/bookings?view=cancelled')).body.items;
  expect(booking).toMatchObject({ cancel_reason: 'membership_ended', late_cancelled: false });
  expect((await next.get('/bookings?view=upcoming')).body.items).toHaveLength(1);
  expect(await fixture.counters(yoga)).toEqual({ booked: 1, waitlisted: 0 });
});

test('a paused membership resumes and renews by itself', async () => {
  const member = await fixture.createMember(null);
  const resumes = NOW + 10 * DAY;
  await aMembership(fixture.deps.db, {
    user_id: member.id,
    plan_code: 'basic',
    status: 'paused',
    paused_until: new Date(resumes),
    period_ends_at: new Date(resumes + 5 * DAY),
  });
  await runAt(resumes - 1);
  expect(await membershipOf(member)).toMatchObject({ status: 'paused' });
  await runAt(resumes);
  expect(await membershipOf(member)).toMatchObject({ status: 'active', paused_until: null });
  expect(await paymentsOf(member.id)).toEqual([]);
  await runAt(resumes + 5 * DAY);
  expect(await paymentsOf(member.id)).toMatchObject([{ status: 'paid', amount_minor: 3900 }]);
});
