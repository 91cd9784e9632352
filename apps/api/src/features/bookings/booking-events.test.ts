import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type BookingWorld, bookingWorld, NOW } from '../../../test/booking-world.ts';
import { aBookingRow } from '../../../test/builders.ts';

let world: BookingWorld;
beforeAll(async () => {
  world = await bookingWorld();
});
afterAll(() => world.close());
afterEach(() => world.clock.set(NOW));

test('a member reads what happened lately, newest first, and nobody else does', async () => {
  const { db } = world.deps;
  const [member, other] = [await world.member(), await world.member()];
  const attended = await aBookingRow(db, {
    user_id: member.id,
    class_session_id: await world.session(-30),
    status: 'completed',
    booked_at: new Date(NOW - 60 * 3_600_000),
  });
  const cancelled = (await member.book(await world.session(48))).body;
  await member.post(`/bookings/${cancelled.id}/cancel`, {});
  const { items } = (await member.get('/bookings/events')).body;
  const told = items.map((item: { kind: string; booking_id: string; cancelled_by: unknown }) => [
    item.kind,
    item.booking_id,
    item.cancelled_by,
  ]);
  expect(told).toEqual([
    ['cancelled', cancelled.id, 'member'],
    ['attended', attended, null],
  ]);
  expect((await member.get('/bookings/events?limit=1')).body.items).toHaveLength(1);
  expect((await other.get('/bookings/events')).body.items).toEqual([]);
});

test('a place that came by the waitlist is told as that', async () => {
  const session = await world.session(72, { capacity: 1 });
  const [holder, waiter] = [await world.member(), await world.member()];
  const held = (await holder.book(session)).body;
  await waiter.book(session, { join_waitlist: true });
  const kinds = async () =>
    (await waiter.get('/bookings/events')).body.items.map(({ kind }: { kind: string }) => kind);
  expect(await kinds()).toEqual(['waitlisted']);
  world.clock.advance(60_000);
  await holder.post(`/bookings/${held.id}/cancel`, {});
  expect(await kinds()).toEqual(['promoted']);
});
