import { expect } from 'vitest';
import type { TestClient } from '../../../../test/client/test-client.ts';
import type { TestMember } from '../../../../test/fixtures/booking-fixture.ts';
import { fixture, test } from '../../../../test/fixtures/class-template-fixture.ts';

/* A session that was cancelled by mistake is put back: old places are offered first. */

const path = (id: string) => `/partner/class-sessions/${id}`;
const cancel = (id: string) =>
  fixture.asStaff.post(`${path(id)}/cancel`, { reason: 'Wrong class, sorry' });
const restore = (id: string) => fixture.asStaff.post(`${path(id)}/restore`);
const preview = (id: string) => fixture.asStaff.post(`${path(id)}/restore/preview`);

async function aMonday(overrides: object = {}) {
  const { id } = await fixture.create({ last_date: '2026-11-23', ...overrides });
  const [session] = await fixture.sessionsOf(id);
  return session?.id ?? '';
}
async function booked(session: string, member?: TestMember) {
  const caller = member ?? (await fixture.createMember());
  const { body } = await caller.book(session, { join_waitlist: true });
  const state = async () => (await caller.get(`/bookings/${body.id}`)).body;
  return { caller, id: body.id as string, state };
}
async function latestMessage(member: TestClient): Promise<string> {
  expect((await fixture.dispatchEvents()).failed).toBe(0);
  const [latest] = (await member.get('/notifications')).body;
  return `${latest.type} ${latest.title} ${latest.message}`;
}

test('old places are held for a day, the waitlist stands as before, and all members are notified', async () => {
  const session = await aMonday({ capacity: 2 });
  const [first, second, third] = [
    await booked(session),
    await booked(session),
    await booked(session),
  ];
  await cancel(session);
  await fixture.dispatchEvents();
  fixture.clock.advance(60_000);
  expect((await preview(session)).body).toEqual({
    time_zone: 'Asia/Beirut',
    told: 3,
    offered: 2,
    held_until: '2026-11-19T10:01:00.000Z',
    waitlisted: 1,
    flags: [],
  });
  expect((await first.state()).status).toBe('cancelled');
  const { status, body } = await restore(session);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body).toMatchObject({
    status: 'scheduled',
    booked: 2,
    waitlisted: 1,
    cancel_reason: null,
  });
  expect(await first.state()).toMatchObject({
    status: 'pending',
    pending_for: 'offer',
    held_until: '2026-11-19T10:01:00.000Z',
  });
  expect(await third.state()).toMatchObject({ status: 'waitlisted', waitlist_position: 1 });
  expect(await latestMessage(first.caller)).toMatch(
    /^waitlist_opened Taking place after all: Reformer Flow .*your place is held for you/,
  );
  expect(await latestMessage(third.caller)).toContain('number 1 on the waitlist again');
  // One takes the place, the other lets it go: the next in line gets it.
  expect((await first.caller.post(`/bookings/${first.id}/accept`)).body.status).toBe('confirmed');
  fixture.clock.set('2026-11-19T10:02:00Z');
  await fixture.runJob('bookings.expire-holds');
  expect((await second.state()).status).toBe('cancelled');
  expect((await third.state()).status).toBe('confirmed');
  expect(await fixture.counters(session)).toEqual({ booked: 2, waitlisted: 0 });
});

test('no other member can book a place that is held for an old member', async () => {
  const session = await aMonday({ capacity: 1 });
  const { state } = await booked(session);
  await cancel(session);
  await restore(session);
  const other = await fixture.createMember();
  expect((await other.book(session)).body.code).toBe('class_full');
  expect((await state()).status).toBe('pending');
});

test('who had cancelled before does not get the place back', async () => {
  const session = await aMonday();
  const { caller, id, state } = await booked(session);
  await caller.post(`/bookings/${id}/cancel`, { accept_cost: 'free' });
  await cancel(session);
  expect((await preview(session)).body).toMatchObject({ told: 0, offered: 0, held_until: null });
  await restore(session);
  expect((await state()).status).toBe('cancelled');
});

test('in the last half hour nothing is held: the old members are notified that they can book', async () => {
  const session = await aMonday();
  const { caller, state } = await booked(session);
  fixture.clock.set('2026-11-23T15:35:00Z');
  await cancel(session);
  await fixture.dispatchEvents();
  fixture.clock.advance(1000);
  expect((await restore(session)).body).toMatchObject({ status: 'scheduled', booked: 0 });
  expect((await state()).status).toBe('cancelled');
  expect(await latestMessage(caller)).toContain('please book again');
  expect((await caller.book(session)).status).toBe(201);
});

test('a drop-in keeps its place while its price has not gone back, and else books again', async () => {
  const pay = async (session: string) => {
    const caller = await fixture.createMember(null);
    const { body } = await caller.book(session, { pay_drop_in: true });
    const payment = body.checkout_url.split('/').at(-1);
    await caller.post(`/demo/payments/${payment}/settle`, { outcome: 'approve' });
    return { caller, id: body.id as string };
  };
  const session = await aMonday();
  const { caller, id } = await pay(session);
  await cancel(session);
  await restore(session);
  const taken = await caller.post(`/bookings/${id}/accept`);
  expect(taken.body, JSON.stringify(taken.body)).toMatchObject({
    status: 'confirmed',
    drop_in: { state: 'paid' },
  });
  await cancel(session);
  fixture.clock.advance(60_000);
  await fixture.runJob('bookings.refund-drop-ins');
  await restore(session);
  expect((await caller.get(`/bookings/${id}`)).body).toMatchObject({
    status: 'cancelled',
    drop_in: { state: 'refunded' },
  });
});

test('cancelled, put back, cancelled and put back again, the place is still theirs', async () => {
  const session = await aMonday();
  const { caller, id, state } = await booked(session);
  for (const _ of [1, 2]) {
    await cancel(session);
    await restore(session);
    expect((await state()).status).toBe('pending');
  }
  expect((await caller.post(`/bookings/${id}/accept`)).status).toBe(200);
  expect(await fixture.counters(session)).toEqual({ booked: 1, waitlisted: 0 });
});

test('what is not cancelled, has begun, or lies in an archived venue is not put back', async () => {
  const session = await aMonday();
  expect((await restore(session)).body.code).toBe('class_not_cancelled');
  await cancel(session);
  const { db } = fixture.deps;
  const setVenue = (status: string) =>
    db.updateTable('venues').set({ status }).where('id', '=', fixture.venue).execute();
  await setVenue('archived');
  expect((await restore(session)).body.code).toBe('venue_status_conflict');
  await setVenue('published');
  fixture.clock.set('2026-11-23T16:00:00Z');
  expect((await restore(session)).body.code).toBe('class_started');
});

test('a trainer who was archived meanwhile does not come back with it', async () => {
  const maya = { name: 'Maya', activities: [] };
  const trainer = (await fixture.asStaff.post('/partner/trainers', maya)).body.id;
  const session = await aMonday({ trainer_id: trainer });
  await cancel(session);
  await fixture.asStaff.post(`/partner/trainers/${trainer}/archive`, { substitute_id: null });
  expect((await restore(session)).body).toMatchObject({ status: 'scheduled', trainer_id: null });
});
