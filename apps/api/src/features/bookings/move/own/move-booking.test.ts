import { randomUUID } from 'node:crypto';
import { MINUTE } from '@pulse/domain';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { waitForBlockedStatements } from '../../../../../test/database/race-conditions.ts';
import {
  fixture,
  NOW,
  type TestMember,
  test,
} from '../../../../../test/fixtures/booking-fixture.ts';
import { renderMail } from '../../../../platform/mail/render-mail.ts';
import { findBooking } from '../../bookings.store.ts';
import { LOCKS, type Locks } from '../../locks/lock-class.ts';
import { moveBooking } from './move-booking.ts';

/* Giving up a booking for a place in another class. */

const NO_LOCKS: Locks = {
  members: async () => {},
  sessions: async () => {},
  booking: findBooking,
};

const quoteOf = (member: TestMember, id: string, session: string) =>
  member.get(`/bookings/${id}/move-quote?class_session_id=${session}`);
const move = (
  member: TestMember,
  id: string,
  session: string,
  { key = randomUUID(), ...body }: { key?: string; accept_cost?: 'free' | 'uses_visit' } = {},
) =>
  member.post(
    `/bookings/${id}/move`,
    { class_session_id: session, ...body },
    { 'idempotency-key': key },
  );

/** A booking made an hour ago, so that the grace period after booking is over. */
async function bookHourAgo(member: TestMember, session: string): Promise<string> {
  fixture.clock.set(NOW - 60 * MINUTE);
  const { body, status } = await member.book(session);
  expect(status, JSON.stringify(body)).toBe(201);
  fixture.clock.set(NOW);
  return body.id;
}
const statusOf = async (member: TestMember, id: string) =>
  (await member.get(`/bookings/${id}`)).body.status;

test('a booking moves as the quote has said: the one place is free, the other taken, one message', async () => {
  const rima = await fixture.createMember('basic');
  const [from, to] = [await fixture.createSession(24), await fixture.createSession(30)];
  const id = await bookHourAgo(rima, from);
  const quote = await quoteOf(rima, id, to);
  // The plan allows one class a day: the present one no longer counts.
  expect(quote.body).toMatchObject({
    cancel: { allowed: true, cost: 'free' },
    eligibility: { allowed: true },
  });
  const moved = await move(rima, id, to);
  expect(moved).toMatchObject({ status: 201, body: { status: 'confirmed', session: { id: to } } });
  expect(await statusOf(rima, id)).toBe('cancelled');
  expect(await fixture.counters(from)).toEqual({ booked: 0, waitlisted: 0 });
  expect(await fixture.counters(to)).toEqual({ booked: 1, waitlisted: 0 });
  await fixture.deps.db.deleteFrom('notifications').where('user_id', '=', rima.id).execute();
  await fixture.deps.db.deleteFrom('mails').where('user_id', '=', rima.id).execute();
  await fixture.dispatchEvents();
  const inbox = (await rima.get('/notifications')).body;
  expect(
    inbox.filter(({ title }: { title: string }) => title.startsWith('Booking moved')),
  ).toHaveLength(1);
  const mails = await fixture.deps.db
    .selectFrom('mails')
    .selectAll()
    .where('user_id', '=', rima.id)
    .where('subject', 'like', 'Booking moved%')
    .execute();
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  const calendar = mail && renderMail(mail).calendar;
  expect(calendar?.match(/STATUS:\w+/g)).toEqual(['STATUS:CONFIRMED', 'STATUS:CANCELLED']);
});

test('refused by a rule of the other class, the booking stays as it was', async () => {
  const rima = await fixture.createMember();
  const from = await fixture.createSession(24);
  const full = await fixture.createSession(30, { capacity: 1 });
  await (await fixture.createMember()).book(full);
  const id = await bookHourAgo(rima, from);
  expect((await quoteOf(rima, id, full)).body.eligibility.allowed).toBe(false);
  expect(await move(rima, id, full)).toMatchObject({ status: 409, body: { code: 'class_full' } });
  expect(await statusOf(rima, id)).toBe('confirmed');
  expect(await fixture.counters(from)).toEqual({ booked: 1, waitlisted: 0 });
  expect(await fixture.counters(full)).toEqual({ booked: 1, waitlisted: 0 });
});

test('late, it asks for consent to its cost, and the visit of the place given up counts', async () => {
  const rima = await fixture.createMember('basic');
  const [from, to] = [await fixture.createSession(6), await fixture.createSession(54)];
  const id = await bookHourAgo(rima, from);
  expect((await quoteOf(rima, id, to)).body).toMatchObject({
    cancel: { cost: 'uses_visit', returned_if_taken: true },
    eligibility: { allowed: true, uses: { visits_left_after: 6 } },
  });
  expect(await move(rima, id, to)).toMatchObject({
    status: 409,
    body: { code: 'cancellation_costs_visit', details: { quote: { cost: 'uses_visit' } } },
  });
  expect(await statusOf(rima, id)).toBe('confirmed');
  expect((await move(rima, id, to, { accept_cost: 'uses_visit' })).status).toBe(201);
  expect((await rima.get(`/bookings/${id}`)).body).toMatchObject({
    status: 'cancelled',
    late_cancelled: true,
  });
  const next = await fixture.createSession(102);
  expect((await rima.get(`/class-sessions/${next}/eligibility`)).body.uses).toMatchObject({
    visits_left_after: 5,
  });
});

test('onto a class that only the given up one overlaps, it moves', async () => {
  const rima = await fixture.createMember();
  const [from, to] = [await fixture.createSession(24), await fixture.createSession(24)];
  const id = await bookHourAgo(rima, from);
  expect((await rima.book(to)).body.code).toBe('overlapping_booking');
  expect((await move(rima, id, to)).status).toBe(201);
});

test('the freed place goes to the waitlist in the same moment', async () => {
  const [rima, omar] = [await fixture.createMember(), await fixture.createMember()];
  const from = await fixture.createSession(48, { capacity: 1 });
  const to = await fixture.createSession(72);
  const id = await bookHourAgo(rima, from);
  const { body: entry } = await omar.book(from, { join_waitlist: true });
  expect((await move(rima, id, to)).status).toBe(201);
  expect(await statusOf(omar, entry.id)).toBe('confirmed');
  expect(await fixture.counters(from)).toEqual({ booked: 1, waitlisted: 0 });
});

test('a waitlist entry moves to a free place', async () => {
  const [rima, omar] = [await fixture.createMember(), await fixture.createMember()];
  const from = await fixture.createSession(48, { capacity: 1 });
  const to = await fixture.createSession(72);
  await rima.book(from);
  const { body: entry } = await omar.book(from, { join_waitlist: true });
  expect((await move(omar, entry.id, to)).status).toBe(201);
  expect(await fixture.counters(from)).toEqual({ booked: 1, waitlisted: 0 });
});

test('a retry with the same key returns the first response and moves nothing more', async () => {
  const rima = await fixture.createMember();
  const [from, to] = [await fixture.createSession(24), await fixture.createSession(72)];
  const id = await bookHourAgo(rima, from);
  const key = randomUUID();
  const first = await move(rima, id, to, { key });
  const again = await Promise.all([1, 2, 3].map(() => move(rima, id, to, { key })));
  for (const each of again)
    expect(each).toMatchObject({ status: 201, body: { id: first.body.id } });
  expect(await fixture.counters(to)).toEqual({ booked: 1, waitlisted: 0 });
  const other = await fixture.createSession(96);
  expect((await move(rima, id, other, { key })).body.code).toBe('idempotency_key_reused');
});

test('the booking of another member, an unknown class and the same class are refused', async () => {
  const [rima, omar] = [await fixture.createMember(), await fixture.createMember()];
  const [from, to] = [await fixture.createSession(24), await fixture.createSession(72)];
  const id = await bookHourAgo(rima, from);
  expect((await move(omar, id, to)).status).toBe(404);
  expect((await quoteOf(omar, id, to)).status).toBe(404);
  expect((await move(rima, id, randomUUID())).status).toBe(404);
  expect((await quoteOf(rima, id, randomUUID())).status).toBe(404);
  expect(await move(rima, id, from)).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'class_session_id', code: 'same_class' }] },
  });
  expect(await statusOf(rima, id)).toBe('confirmed');
});

/** One booking is moved to two classes at once, while another transaction holds it. */
async function moveTwice(locks: Locks) {
  const { deps } = fixture;
  const rima = await fixture.createMember();
  const from = await fixture.createSession(24);
  const id = await bookHourAgo(rima, from);
  const command = {
    userId: rima.id,
    bookingId: id,
    acceptCost: 'free',
    idempotencyKey: null,
  } as const;
  const targets = [await fixture.createSession(72), await fixture.createSession(96)];
  const moving = await deps.db.transaction().execute(async (tx) => {
    await sql`SELECT 1 FROM bookings WHERE id = ${id} FOR UPDATE`.execute(tx);
    const moves = targets.map((sessionId) => moveBooking(deps, { ...command, sessionId }, locks));
    const settled = Promise.allSettled(moves);
    await waitForBlockedStatements(fixture, 2);
    return { settled };
  });
  const results = await moving.settled;
  expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
  const { body } = await rima.get('/bookings?view=upcoming');
  expect(body.items).toHaveLength(1);
  expect(await fixture.counters(from)).toEqual({ booked: 0, waitlisted: 0 });
}

test('moved to two classes at once, a booking becomes one of them', () => moveTwice(LOCKS));

test('control: without the locks it would become two', () =>
  expect(moveTwice(NO_LOCKS)).rejects.toThrow());

test('two members who change places with each other at once never wait for each other for ever', async () => {
  const [rima, omar] = [await fixture.createMember(), await fixture.createMember()];
  const [one, other] = [await fixture.createSession(48), await fixture.createSession(72)];
  const ids = [await bookHourAgo(rima, one), await bookHourAgo(omar, other)];
  const [first, second] = await Promise.all([
    move(rima, ids[0] ?? '', other),
    move(omar, ids[1] ?? '', one),
  ]);
  expect([first.status, second.status]).toEqual([201, 201]);
  for (const session of [one, other])
    expect(await fixture.counters(session)).toEqual({ booked: 1, waitlisted: 0 });
});
