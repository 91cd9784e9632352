import { expect } from 'vitest';
import { aClassSession } from '../../../../test/builders.ts';
import { fixture, test } from '../../../../test/fixtures/class-session-fixture.ts';

/* A session that is moved or resized, and who waits for a place in it. */

const at = (starts_at: string) => ({ starts_at });

test('a move and more places at once promote the first in line, for the new time', async () => {
  const { id } = await fixture.createMonday({ capacity: 1 });
  await (await fixture.createMember()).book(id);
  const waiting = await fixture.createMember();
  const { body } = await waiting.book(id, { join_waitlist: true });
  await fixture.change(id, { start: '20:00', capacity: 2 });
  expect((await waiting.get(`/bookings/${body.id}`)).body).toMatchObject({
    status: 'confirmed',
    session: { starts_at: '2026-11-23T18:00:00.000Z' },
  });
  expect(await fixture.counters(id)).toEqual({ booked: 2, waitlisted: 0 });
});

test('who is promoted by a move with more places leaves the waitlist of a class at the new time', async () => {
  const { id } = await fixture.createMonday({ capacity: 1 });
  const elsewhere = await aClassSession(fixture.deps.db, {
    title: 'Night Run',
    starts_at: '2026-11-26T16:30:00Z',
    capacity: 1,
  });
  const [holder, waiting] = [await fixture.createMember(), await fixture.createMember()];
  for (const session of [id, elsewhere]) await holder.book(session);
  const first = (await waiting.book(id, { join_waitlist: true })).body.id;
  const second = (await waiting.book(elsewhere, { join_waitlist: true })).body.id;
  await fixture.change(id, { local_date: '2026-11-26', capacity: 2 });
  expect((await waiting.get(`/bookings/${first}`)).body.status).toBe('confirmed');
  expect((await waiting.get(`/bookings/${second}`)).body.status).toBe('cancelled');
  expect(await fixture.eventsOf(second)).toContain('booking.dropped_for_overlap');
  expect(await fixture.counters(elsewhere)).toEqual({ booked: 1, waitlisted: 0 });
});

test('a place on offer is held no longer than offers are made for the new time', async () => {
  const { id } = await fixture.createMonday({ capacity: 1 });
  const [holder, waiting] = [await fixture.createMember(), await fixture.createMember()];
  const held = (await holder.book(id)).body.id;
  const { body } = await waiting.book(id, { join_waitlist: true });
  fixture.clock.set('2026-11-23T10:00:00Z');
  await holder.post(`/bookings/${held}/cancel`, { accept_cost: 'uses_visit' });
  const heldUntil = async () => (await waiting.get(`/bookings/${body.id}`)).body.held_until;
  expect(await heldUntil()).toBe('2026-11-23T10:30:00.000Z');
  await fixture.change(id, at('2026-11-23T10:45:00Z'));
  expect(await heldUntil()).toBe('2026-11-23T10:15:00.000Z');
});
