import { MINUTE } from '@pulse/domain';
import { expect } from 'vitest';
import { fixture, type TestMember, test } from '../../../../test/fixtures/booking-fixture.ts';

/* "A place is held for you" is news only as long as the place is held. */

const unreadCountOf = async (member: TestMember) =>
  (await member.get('/notifications/unread-count')).body.unread_count;

/** A member to whom a place is offered, who has been notified of it. */
async function offerPlace() {
  const [member, holder] = [await fixture.createMember(), await fixture.createMember()];
  const sessionId = await fixture.createSession(5, { capacity: 1 });
  const held = await holder.book(sessionId);
  const { id } = (await member.book(sessionId, { join_waitlist: true })).body;
  await holder.post(`/bookings/${held.body.id}/cancel`, { accept_cost: 'uses_visit' });
  await fixture.dispatchEvents();
  expect(await unreadCountOf(member)).toBe(1);
  return { member, id, sessionId };
}

async function unreadTitlesOf(member: TestMember): Promise<string[]> {
  await fixture.dispatchEvents();
  const list: { title: string; is_read: boolean }[] = (await member.get('/notifications')).body;
  return list.flatMap(({ title, is_read }) => (is_read ? [] : [title]));
}

test('a place that is taken leaves nothing unread, at once', async () => {
  const { member, id } = await offerPlace();
  expect((await member.post(`/bookings/${id}/accept`)).status).toBe(200);
  expect(await unreadCountOf(member)).toBe(0);
  expect(await unreadTitlesOf(member)).toEqual([]);
});

test('so does one that is given up', async () => {
  const { member, id } = await offerPlace();
  expect((await member.post(`/bookings/${id}/cancel`, {})).status).toBe(200);
  expect(await unreadCountOf(member)).toBe(0);
});

test('of one that lapsed only the lapse is unread', async () => {
  const { member } = await offerPlace();
  fixture.clock.advance(31 * MINUTE);
  await fixture.runJob('bookings.expire-holds');
  expect(await unreadCountOf(member)).toBe(0);
  expect(await unreadTitlesOf(member)).toEqual([expect.stringContaining('Vinyasa Flow')]);
});

test('pausing the plan settles the offer that it frees', async () => {
  const { member } = await offerPlace();
  expect((await member.post('/membership/pause', { days: 7 })).status).toBe(200);
  expect(await unreadCountOf(member)).toBe(0);
});
