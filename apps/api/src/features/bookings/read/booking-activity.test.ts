import { expect } from 'vitest';
import { aBookingRow } from '../../../../test/builders.ts';
import { fixture, NOW, test } from '../../../../test/fixtures/booking-fixture.ts';

test('a member reads their own recent activity, newest first', async () => {
  const { db } = fixture.deps;
  const [member, other] = [await fixture.createMember(), await fixture.createMember()];
  const attended = await aBookingRow(db, {
    user_id: member.id,
    class_session_id: await fixture.createSession(-30),
    status: 'completed',
    booked_at: new Date(NOW - 60 * 3_600_000),
  });
  const cancelled = (await member.book(await fixture.createSession(48))).body;
  await member.post(`/bookings/${cancelled.id}/cancel`, {});
  const { items } = (await member.get('/bookings/activity')).body;
  const activities = items.map(
    (item: { kind: string; booking_id: string; cancelled_by: unknown }) => [
      item.kind,
      item.booking_id,
      item.cancelled_by,
    ],
  );
  expect(activities).toEqual([
    ['cancelled', cancelled.id, 'member'],
    ['attended', attended, null],
  ]);
  expect((await member.get('/bookings/activity?limit=1')).body.items).toHaveLength(1);
  expect((await other.get('/bookings/activity')).body.items).toEqual([]);
});

test('a place from the waitlist is listed as a promotion', async () => {
  const session = await fixture.createSession(72, { capacity: 1 });
  const [holder, waiter] = [await fixture.createMember(), await fixture.createMember()];
  const held = (await holder.book(session)).body;
  await waiter.book(session, { join_waitlist: true });
  const kinds = async () =>
    (await waiter.get('/bookings/activity')).body.items.map(({ kind }: { kind: string }) => kind);
  expect(await kinds()).toEqual(['waitlisted']);
  fixture.clock.advance(60_000);
  await holder.post(`/bookings/${held.id}/cancel`, {});
  expect(await kinds()).toEqual(['promoted']);
});

test('a booking that a pause freed is listed with that reason', async () => {
  const member = await fixture.createMember();
  await member.book(await fixture.createSession(48));
  await member.post('/membership/pause', { days: 7 });
  expect((await member.get('/bookings/activity')).body.items).toMatchObject([
    { kind: 'cancelled', cancel_reason: 'membership_paused' },
  ]);
});
