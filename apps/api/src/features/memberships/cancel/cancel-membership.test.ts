import { DAY, MINUTE } from '@pulse/domain';
import { sql } from 'kysely';
import { afterEach, expect } from 'vitest';
import { runWhileLocked } from '../../../../test/database/race-conditions.ts';
import { fixture, NOW, type TestMember, test } from '../../../../test/fixtures/booking-fixture.ts';
import { setCards } from '../../../../test/fixtures/demo-cards.ts';
import { collectCharge } from '../../payments/index.ts';
import { requestRenewals } from '../renew/request-renewals.ts';
import { lockLiveMembership } from '../stored-membership.store.ts';

afterEach(() => {
  setCards(fixture, 'accept');
});

const END = Date.parse('2026-12-01T00:00:00Z');
const cancel = (member: TestMember) => member.post('/membership/cancel');
const takeBack = (member: TestMember) => member.post('/membership/take-back');
const membershipOf = async (member: TestMember) =>
  (await member.get('/membership')).body.membership;
const paymentsOf = async (member: TestMember) =>
  (await member.get('/membership/payments')).body.items.map(
    ({ status }: { status: string }) => status,
  );
const runAt = async (at: number) => {
  fixture.clock.set(at);
  await fixture.runJob('memberships.renew');
};

test('cancelling keeps the plan until the period ends, frees what is booked after it, and charges nothing', async () => {
  const member = await fixture.createMember('plus');
  const hours = (END - NOW) / 3_600_000;
  await member.book(await fixture.createSession(hours - 2, { title: 'Before' }));
  await member.book(await fixture.createSession(hours + 2, { title: 'After' }));
  expect((await member.get('/membership/cancellation')).body).toMatchObject({
    ends_at: '2026-12-01T00:00:00.000Z',
    at_once: false,
    freed_bookings: [{ title: 'After' }],
  });
  for (let click = 0; click < 2; click += 1)
    expect((await cancel(member)).body.membership).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
      renewal: null,
    });
  expect((await member.get('/bookings?view=upcoming')).body.items).toHaveLength(2);
  await runAt(END);
  expect(await membershipOf(member)).toBeNull();
  const freed = (await member.get('/bookings?view=cancelled')).body.items;
  expect(freed).toMatchObject([
    { cancel_reason: 'membership_ended', late_cancelled: false, session: { title: 'After' } },
  ]);
  expect(await paymentsOf(member)).toEqual([]);
});

test('a cancellation is taken back until the end, and then no more', async () => {
  const member = await fixture.createMember('plus');
  await cancel(member);
  fixture.clock.set(END - 1);
  for (let click = 0; click < 2; click += 1)
    expect((await takeBack(member)).body.membership).toMatchObject({
      cancel_at_period_end: false,
      renewal: { plan_code: 'plus' },
    });
  await cancel(member);
  fixture.clock.set(END);
  expect((await takeBack(member)).body.code).toBe('no_membership');
});

test('a paused membership can be cancelled: it ends with the period that the pause has moved', async () => {
  const member = await fixture.createMember('plus');
  await member.post('/membership/pause', { days: 14 });
  expect((await cancel(member)).body.membership).toMatchObject({
    status: 'paused',
    cancel_at_period_end: true,
    period_ends_at: '2026-12-15T00:00:00.000Z',
  });
  await runAt(NOW + 14 * DAY);
  expect(await membershipOf(member)).toMatchObject({ status: 'active' });
  await runAt(END + 14 * DAY);
  expect(await membershipOf(member)).toBeNull();
});

test('an overdue membership can be cancelled: it ends at once and is not charged again', async () => {
  const member = await fixture.createMember('plus');
  setCards(fixture, 'decline');
  await runAt(END);
  expect((await member.get('/membership/cancellation')).body).toMatchObject({ at_once: true });
  expect((await cancel(member)).body.membership).toBeNull();
  setCards(fixture, 'accept');
  await runAt(END + DAY);
  expect(await paymentsOf(member)).toEqual(['declined']);
});

test('without a membership there is nothing to cancel', async () => {
  const member = await fixture.createMember(null);
  for (const path of ['cancel', 'take-back', 'resume', 'repair', 'withdraw-change'])
    expect((await member.post(`/membership/${path}`)).body.code).toBe('no_membership');
});

test('a cancellation at the moment of the renewal either comes first, or ends the membership and is refunded', async () => {
  const member = await fixture.createMember('plus');
  fixture.clock.set(END - 1);
  // The renewal skips the row that is being cancelled, and finds it cancelled afterwards.
  const [cancelled] = await runWhileLocked(fixture, (tx) => lockLiveMembership(tx, member.id), [
    () => cancel(member),
  ]);
  expect(cancelled?.body.membership.cancel_at_period_end).toBe(true);
  await runAt(END);
  expect(await paymentsOf(member)).toEqual([]);

  const late = await fixture.createMember('plus');
  const { payments } = await requestRenewals(fixture.deps);
  expect((await cancel(late)).body.membership).toBeNull();
  for (const payment of payments) await collectCharge(fixture.deps, payment);
  expect(await membershipOf(late)).toBeNull();
  expect(await paymentsOf(late)).toEqual(['refunded']);
});

test('an overdue renewal is repaired with a new card, and whatever is paid twice is refunded', async () => {
  const member = await fixture.createMember('plus');
  expect((await member.post('/membership/repair')).body.code).toBe('not_past_due');
  setCards(fixture, 'decline');
  await runAt(END);
  const pages: string[] = [];
  for (let click = 0; click < 2; click += 1) {
    const repair = (await member.post('/membership/repair')).body;
    expect(repair.kind).toBe('new_card');
    pages.push(repair.url.replace('/demo/checkout/', '/demo/payments/'));
    // So late that the page is replaced; the member is still on the first one.
    fixture.clock.advance(25 * MINUTE);
  }
  await sql`UPDATE payments SET expires_at = expires_at + interval '1 hour'
    WHERE user_id = ${member.id}`.execute(fixture.deps.db);
  for (const page of pages) await member.post(`${page}/settle`, { outcome: 'approve' });
  expect(await membershipOf(member)).toMatchObject({
    status: 'active',
    period_ends_at: '2027-01-01T00:00:00.000Z',
  });
  await runAt(END + DAY);
  await fixture.runJob('payments.refund');
  expect((await paymentsOf(member)).sort()).toEqual(['declined', 'paid', 'refunded']);
});
