import { expect } from 'vitest';
import { fixture, test } from '../../../../test/fixtures/booking-fixture.ts';

const key = (name: string) => ({ 'idempotency-key': name });

test('a retried request returns the first response and books once', async () => {
  const rima = await fixture.createMember();
  const yoga = await fixture.createSession(48);
  const first = await rima.book(yoga, {}, key('a'));
  await (await fixture.createMember()).book(yoga);
  const again = await rima.book(yoga, {}, key('a'));
  expect(again.status).toBe(201);
  expect(again.body).toEqual(first.body);
  expect(await fixture.counters(yoga)).toMatchObject({ booked: 2 });
});

test('a retry returns the first response even after the booking was cancelled', async () => {
  const rima = await fixture.createMember();
  const yoga = await fixture.createSession(48);
  const first = await rima.book(yoga, {}, key('b'));
  await rima.post(`/bookings/${first.body.id}/cancel`, {});
  expect((await rima.book(yoga, {}, key('b'))).body).toEqual(first.body);
});

test('a retried waitlist request keeps its position', async () => {
  const [holder, rima] = [await fixture.createMember(), await fixture.createMember()];
  const duet = await fixture.createSession(48, { capacity: 1 });
  await holder.book(duet);
  const first = await rima.book(duet, { join_waitlist: true }, key('c'));
  expect(first.body).toMatchObject({ waitlist_position: 1, session: { waitlisted: 1 } });
  expect((await rima.book(duet, { join_waitlist: true }, key('c'))).body).toEqual(first.body);
});

test('the same key for another request is refused', async () => {
  const rima = await fixture.createMember();
  const [yoga, boxing] = [await fixture.createSession(48), await fixture.createSession(60)];
  await rima.book(yoga, {}, key('d'));
  for (const reused of [
    await rima.book(boxing, {}, key('d')),
    await rima.book(yoga, { join_waitlist: true }, key('d')),
  ])
    expect(reused).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } });
  expect(await fixture.counters(boxing)).toMatchObject({ booked: 0 });
});

test('two members can use the same key independently', async () => {
  const [rima, other] = [await fixture.createMember(), await fixture.createMember()];
  const yoga = await fixture.createSession(48);
  const [first, second] = [
    await rima.book(yoga, {}, key('e')),
    await other.book(yoga, {}, key('e')),
  ];
  expect(second.status).toBe(201);
  expect(second.body.id).not.toBe(first.body.id);
});

test('a refused request may be sent again with its key and is decided again', async () => {
  const rima = await fixture.createMember();
  const yoga = await fixture.createSession(14 * 24 + 1);
  expect((await rima.book(yoga, {}, key('f'))).body.code).toBe('booking_not_open');
  fixture.clock.advance(3_600_000);
  expect((await rima.book(yoga, {}, key('f'))).status).toBe(201);
});

test('idempotency records are deleted after two days', async () => {
  const rima = await fixture.createMember();
  await rima.book(await fixture.createSession(48), {}, key('g'));
  fixture.clock.advance(49 * 3_600_000);
  await fixture.runJob('bookings.delete-idempotency-keys');
  const { db } = fixture.deps;
  const kept = await db.selectFrom('idempotency_keys').select('key').execute();
  expect(kept.map((row) => row.key)).not.toContain('g');
});
