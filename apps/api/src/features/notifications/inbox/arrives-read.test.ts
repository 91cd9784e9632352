import { HOUR, MINUTE } from '@pulse/domain';
import { expect } from 'vitest';
import { fixture, NOW, type TestMember, test } from '../../../../test/fixtures/booking-fixture.ts';

/* What a member has just done on a screen arrives read; what others did arrives unread. */

const unreadCountOf = async (member: TestMember) =>
  (await member.get('/notifications/unread-count')).body.unread_count;
async function inboxOf(member: TestMember) {
  expect((await fixture.dispatchEvents()).failed).toBe(0);
  const list: { title: string; is_read: boolean; read_at: string | null; created_at: string }[] = (
    await member.get('/notifications')
  ).body;
  return list;
}
const unreadTitlesOf = async (member: TestMember) =>
  (await inboxOf(member)).flatMap(({ title, is_read }) => (is_read ? [] : [title]));

test('booking, cancelling, undoing and joining a waitlist leave the bell as it was', async () => {
  const [member, holder] = [await fixture.createMember(), await fixture.createMember()];
  const flow = await fixture.createSession(48);
  const { id } = (await member.book(flow)).body;
  await fixture.dispatchEvents();
  await member.post(`/bookings/${id}/cancel`, {});
  await fixture.dispatchEvents();
  await member.post(`/bookings/${id}/undo-cancel`);
  const full = await fixture.createSession(72, { capacity: 1 });
  await holder.book(full);
  await member.book(full, { join_waitlist: true });
  const inbox = await inboxOf(member);
  expect(inbox).toHaveLength(4);
  for (const { is_read, read_at, created_at } of inbox)
    expect({ is_read, read_at }).toEqual({ is_read: true, read_at: created_at });
  expect(await unreadCountOf(member)).toBe(0);
});

test('paying for a plan or a class leaves the bell as it was, a declined payment too', async () => {
  const visitor = await fixture.createMember(null);
  const settle = (url: string, outcome: string) =>
    visitor.post(`/demo/payments/${url.split('/').at(-1)}/settle`, { outcome });
  for (const [hours, outcome] of [
    [48, 'approve'],
    [60, 'decline'],
  ] as const) {
    const session = await fixture.createSession(hours, { price_minor: 1800 });
    const held = await visitor.book(session, { pay_drop_in: true });
    await settle(held.body.checkout_url, outcome);
  }
  const plan = await visitor.post('/membership/checkout', { plan_code: 'plus' });
  await settle(plan.body.checkout_url, 'approve');
  const titles = (await inboxOf(visitor)).map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(['Welcome to Plus', 'Booked: Vinyasa Flow']));
  expect(titles).toHaveLength(5);
  expect(await unreadCountOf(visitor)).toBe(0);
});

test('a place from the waitlist, a reminder and an expired payment arrive unread', async () => {
  const [member, holder] = [await fixture.createMember(), await fixture.createMember()];
  const full = await fixture.createSession(25, { capacity: 1, title: 'Full Flow' });
  const held = await holder.book(full);
  await member.book(full, { join_waitlist: true });
  await holder.post(`/bookings/${held.body.id}/cancel`, {});
  expect(await unreadTitlesOf(member)).toEqual(['You are in: Full Flow']);
  fixture.clock.advance(HOUR);
  await fixture.runJob('notifications.remind');
  expect(await unreadTitlesOf(member)).toContain('In 24 hours: Full Flow');

  const visitor = await fixture.createMember(null);
  const priced = await fixture.createSession(60, { price_minor: 1800, title: 'Paid Flow' });
  await visitor.book(priced, { pay_drop_in: true });
  fixture.clock.advance(16 * MINUTE);
  await fixture.runJob('bookings.expire-holds');
  expect(await unreadTitlesOf(visitor)).toEqual(['Booking ended: Paid Flow']);
});

test('a renewal that Pulse charged by itself arrives unread', async () => {
  const member = await fixture.createMember('plus');
  const { db } = fixture.deps;
  await db
    .updateTable('memberships')
    .set({ period_ends_at: new Date(NOW - MINUTE) })
    .where('user_id', '=', member.id)
    .execute();
  await fixture.runJob('memberships.renew');
  expect(await unreadTitlesOf(member)).toEqual([expect.stringContaining('Payment received')]);
});
