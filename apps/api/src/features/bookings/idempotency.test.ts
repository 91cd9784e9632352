import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type BookingWorld, bookingWorld, NOW } from '../../../test/booking-world.ts';

let world: BookingWorld;
beforeAll(async () => {
  world = await bookingWorld();
});
afterAll(() => world.close());
afterEach(() => world.clock.set(NOW));

const key = (name: string) => ({ 'idempotency-key': name });

test('a retried request is answered with the first answer and books once', async () => {
  const rima = await world.member();
  const yoga = await world.session(48);
  const first = await rima.book(yoga, {}, key('a'));
  await (await world.member()).book(yoga);
  const again = await rima.book(yoga, {}, key('a'));
  expect(again.status).toBe(201);
  expect(again.body).toEqual(first.body);
  expect(await world.counters(yoga)).toMatchObject({ booked: 2 });
});

test('a retry is answered the same even after the booking was cancelled', async () => {
  const rima = await world.member();
  const yoga = await world.session(48);
  const first = await rima.book(yoga, {}, key('b'));
  await rima.post(`/bookings/${first.body.id}/cancel`, {});
  expect((await rima.book(yoga, {}, key('b'))).body).toEqual(first.body);
});

test('a retried waitlist request keeps its position', async () => {
  const [holder, rima] = [await world.member(), await world.member()];
  const duet = await world.session(48, { capacity: 1 });
  await holder.book(duet);
  const first = await rima.book(duet, { join_waitlist: true }, key('c'));
  expect(first.body).toMatchObject({ waitlist_position: 1, session: { waitlisted: 1 } });
  expect((await rima.book(duet, { join_waitlist: true }, key('c'))).body).toEqual(first.body);
});

test('the same key for something else is refused', async () => {
  const rima = await world.member();
  const [yoga, boxing] = [await world.session(48), await world.session(60)];
  await rima.book(yoga, {}, key('d'));
  for (const reused of [
    await rima.book(boxing, {}, key('d')),
    await rima.book(yoga, { join_waitlist: true }, key('d')),
  ])
    expect(reused).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } });
  expect(await world.counters(boxing)).toMatchObject({ booked: 0 });
});

test('the same key of another member is another key', async () => {
  const [rima, other] = [await world.member(), await world.member()];
  const yoga = await world.session(48);
  const [first, second] = [
    await rima.book(yoga, {}, key('e')),
    await other.book(yoga, {}, key('e')),
  ];
  expect(second.status).toBe(201);
  expect(second.body.id).not.toBe(first.body.id);
});

test('a refused request may be sent again under its key and is decided afresh', async () => {
  const rima = await world.member();
  const yoga = await world.session(14 * 24 + 1);
  expect((await rima.book(yoga, {}, key('f'))).body.code).toBe('booking_not_open');
  world.clock.advance(3_600_000);
  expect((await rima.book(yoga, {}, key('f'))).status).toBe(201);
});

test('answers are forgotten after two days', async () => {
  const rima = await world.member();
  await rima.book(await world.session(48), {}, key('g'));
  world.clock.advance(49 * 3_600_000);
  await world.runJob('bookings.forget-answers');
  const { db } = world.deps;
  const kept = await db.selectFrom('idempotency_keys').select('key').execute();
  expect(kept.map((row) => row.key)).not.toContain('g');
});
