import { MINUTE } from '@pulse/domain';
import { expect } from 'vitest';
import { aMember, anOrganisation, aVenue } from '../../../../test/builders.ts';
import { fixture, NOW, type TestMember, test } from '../../../../test/fixtures/booking-fixture.ts';

const SECOND = 1000;

const cancel = (member: TestMember, id: string, accept_cost?: 'free' | 'uses_visit') =>
  member.post(`/bookings/${id}/cancel`, accept_cost ? { accept_cost } : {});
const undo = (member: TestMember, id: string) => member.post(`/bookings/${id}/undo-cancel`);
const monthAllowanceOf = async (member: TestMember) =>
  (await member.get('/membership')).body.membership.allowance.month;

/** A booking created an hour ago, so that the grace period after booking is over. */
async function bookHourAgo(member: TestMember, hoursAhead: number, overrides = {}) {
  const session = await fixture.createSession(hoursAhead, overrides);
  fixture.clock.set(NOW - 60 * MINUTE);
  const { body } = await member.book(session);
  fixture.clock.set(NOW);
  return { session, id: body.id as string };
}

test('12 h before the start or earlier, cancelling is free', async () => {
  const rima = await fixture.createMember();
  const { id, session } = await bookHourAgo(rima, 12.1);
  const quote = await rima.get(`/bookings/${id}/cancel-quote`);
  expect(quote.body).toEqual({
    allowed: true,
    reason: 'within_free_period',
    cost: 'free',
    free_until: new Date(NOW + 6 * MINUTE).toISOString(),
    returned_if_taken: false,
    guests: 0,
    drop_in: null,
  });
  const cancelled = await cancel(rima, id);
  expect(cancelled).toMatchObject({
    status: 200,
    body: { status: 'cancelled', cancelled_by: 'member', late_cancelled: false },
  });
  expect(await fixture.counters(session)).toEqual({ booked: 0, waitlisted: 0 });
  expect(await fixture.eventsOf(id)).toEqual(['booking.confirmed', 'booking.cancelled']);
});

test('a late cancellation without consent to its cost is refused with the quote', async () => {
  const rima = await fixture.createMember('basic');
  const { id } = await bookHourAgo(rima, 11.9);
  const refused = await cancel(rima, id);
  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: 'cancellation_costs_visit',
      details: { quote: { cost: 'uses_visit', reason: 'late', returned_if_taken: true } },
    },
  });
  expect((await rima.get(`/bookings/${id}`)).body.status).toBe('confirmed');
  expect((await cancel(rima, id, 'uses_visit')).body).toMatchObject({
    status: 'cancelled',
    late_cancelled: true,
    visit_returned: false,
  });
  expect(await monthAllowanceOf(rima)).toMatchObject({ used: 1, booked: 0 });
});

test('within 10 min of booking, cancelling is free', async () => {
  const rima = await fixture.createMember();
  const { body } = await rima.book(await fixture.createSession(3));
  fixture.clock.advance(9 * MINUTE);
  const quote = await rima.get(`/bookings/${body.id}/cancel-quote`);
  expect(quote.body).toMatchObject({ reason: 'within_grace', cost: 'free' });
  fixture.clock.advance(MINUTE);
  expect((await cancel(rima, body.id)).body.code).toBe('cancellation_costs_visit');
});

test('booking again after a late cancellation starts no new grace period', async () => {
  const rima = await fixture.createMember();
  const { id, session } = await bookHourAgo(rima, 5);
  await cancel(rima, id, 'uses_visit');
  const again = await rima.book(session);
  expect(again.status).toBe(201);
  expect((await cancel(rima, again.body.id)).body.code).toBe('cancellation_costs_visit');
});

test('the visit of a late cancellation is returned once the place is taken again', async () => {
  const rima = await fixture.createMember('basic');
  const { id, session } = await bookHourAgo(rima, 5);
  await cancel(rima, id, 'uses_visit');
  const other = await fixture.createMember();
  expect((await other.book(session)).status).toBe(201);
  expect((await rima.get(`/bookings/${id}`)).body.visit_returned).toBe(true);
  expect(await monthAllowanceOf(rima)).toMatchObject({ used: 0, booked: 0 });
  expect(await fixture.eventsOf(id)).toContain('booking.visit_returned');
});

test('each place taken again returns one visit, in the order of cancelling', async () => {
  const [first, second] = [await fixture.createMember(), await fixture.createMember()];
  const one = await bookHourAgo(first, 5);
  fixture.clock.set(NOW - 60 * MINUTE);
  const two = await second.book(one.session);
  fixture.clock.set(NOW);
  await cancel(first, one.id, 'uses_visit');
  fixture.clock.advance(SECOND);
  await cancel(second, two.body.id, 'uses_visit');
  await (await fixture.createMember()).book(one.session);
  expect((await first.get(`/bookings/${one.id}`)).body.visit_returned).toBe(true);
  expect((await second.get(`/bookings/${two.body.id}`)).body.visit_returned).toBe(false);
});

test('a started class and a cancelled booking cannot be cancelled', async () => {
  const rima = await fixture.createMember();
  const started = await bookHourAgo(rima, 1);
  fixture.clock.set(NOW + 60 * MINUTE);
  expect(await cancel(rima, started.id, 'uses_visit')).toMatchObject({
    status: 409,
    body: { code: 'class_started' },
  });
  fixture.clock.set(NOW);
  const { id } = await bookHourAgo(rima, 48);
  await cancel(rima, id);
  expect((await cancel(rima, id)).body.code).toBe('not_cancellable');
});

test("another member's booking is not found by any operation", async () => {
  const [rima, other] = [await fixture.createMember(), await fixture.createMember()];
  const { id } = await bookHourAgo(rima, 48);
  const responses = await Promise.all([
    other.get(`/bookings/${id}`),
    other.get(`/bookings/${id}/cancel-quote`),
    other.get(`/bookings/${id}/calendar`),
    cancel(other, id),
    undo(other, id),
    other.post(`/bookings/${id}/accept`),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
});

test('a cancellation can be undone within 30 s while the place is free', async () => {
  const rima = await fixture.createMember();
  const { id, session } = await bookHourAgo(rima, 5);
  const before = (await rima.get(`/bookings/${id}`)).body;
  await cancel(rima, id, 'uses_visit');
  fixture.clock.advance(29 * SECOND);
  const undone = await undo(rima, id);
  expect(undone).toMatchObject({ status: 200, body: { ...before, late_cancelled: false } });
  expect((await undo(rima, id)).body).toEqual(undone.body);
  expect(await fixture.counters(session)).toEqual({ booked: 1, waitlisted: 0 });
  expect(await fixture.eventsOf(id)).toEqual([
    'booking.confirmed',
    'booking.cancelled',
    'booking.confirmed',
  ]);
});

test('after 30 s a cancellation cannot be undone', async () => {
  const rima = await fixture.createMember();
  const { id } = await bookHourAgo(rima, 48);
  await cancel(rima, id);
  fixture.clock.advance(30 * SECOND);
  expect(await undo(rima, id)).toMatchObject({ status: 410, body: { code: 'undo_expired' } });
});

test('a cancellation cannot be undone when the place went to the waitlist', async () => {
  const [rima, next] = [await fixture.createMember(), await fixture.createMember()];
  const { id, session } = await bookHourAgo(rima, 48, { capacity: 1 });
  const waiting = await next.book(session, { join_waitlist: true });
  await cancel(rima, id);
  expect(await undo(rima, id)).toMatchObject({ status: 409, body: { code: 'class_full' } });
  expect((await next.get(`/bookings/${waiting.body.id}`)).body.status).toBe('confirmed');
});

test('an undo checks the rules again', async () => {
  const basic = await fixture.createMember('basic');
  const { id } = await bookHourAgo(basic, 48);
  await cancel(basic, id);
  await basic.book(await fixture.createSession(52));
  expect((await undo(basic, id)).body.code).toBe('daily_limit_reached');
});

test('an undo restores a waitlist place at its old position', async () => {
  const [holder, first, second] = [
    await fixture.createMember(),
    await fixture.createMember(),
    await fixture.createMember(),
  ];
  const session = await fixture.createSession(48, { capacity: 2 });
  await holder.book(session);
  await (await fixture.createMember()).book(session);
  const waiting = await first.book(session, { join_waitlist: true });
  await second.book(session, { join_waitlist: true });
  await cancel(first, waiting.body.id);
  const undone = await undo(first, waiting.body.id);
  expect(undone.body).toMatchObject({ status: 'waitlisted', waitlist_position: 1 });
  expect(await fixture.counters(session)).toEqual({ booked: 2, waitlisted: 2 });
});

test('a class cancelled by its venue cancels every booking without penalty', async () => {
  const { db } = fixture.deps;
  const organisation_id = await anOrganisation({ db });
  const venue_id = await aVenue(db, { organisation_id });
  const [late, holder, waiter] = [
    await fixture.createMember('basic'),
    await fixture.createMember('basic'),
    await fixture.createMember('basic'),
  ];
  const lateBooking = await bookHourAgo(late, 5, { venue_id, capacity: 1 });
  await cancel(late, lateBooking.id, 'uses_visit');
  const held = await holder.book(lateBooking.session);
  const waiting = await waiter.book(lateBooking.session, { join_waitlist: true });
  const staff = await fixture.clientFor(
    await aMember({ db }, { role: 'partner_staff', organisationId: organisation_id }),
  );
  const reason = 'The trainer is ill.';
  const cancelled = await staff.post(`/partner/class-sessions/${lateBooking.session}/cancel`, {
    reason,
  });
  expect(cancelled).toMatchObject({ status: 200, body: { booked: 0, waitlisted: 0 } });
  const ended = { status: 'cancelled', cancelled_by: 'venue', cancel_reason: reason };
  expect((await holder.get(`/bookings/${held.body.id}`)).body).toMatchObject(ended);
  expect((await waiter.get(`/bookings/${waiting.body.id}`)).body).toMatchObject(ended);
  expect(await fixture.eventsOf(held.body.id)).toEqual(['booking.confirmed', 'booking.cancelled']);
  for (const member of [late, holder])
    expect(await monthAllowanceOf(member)).toMatchObject({ used: 0 });
  expect(await undo(holder, held.body.id)).toMatchObject({ body: { code: 'undo_expired' } });
});

test('deleting the account frees the places for the waitlist', async () => {
  const { db } = fixture.deps;
  const [rima, next] = [await fixture.createMember(), await fixture.createMember()];
  const { session } = await bookHourAgo(rima, 48, { capacity: 1 });
  const waiting = await next.book(session, { join_waitlist: true });
  await db.transaction().execute((tx) => fixture.deps.personalData.erase(tx, rima.id));
  expect((await next.get(`/bookings/${waiting.body.id}`)).body.status).toBe('confirmed');
  expect(await fixture.counters(session)).toEqual({ booked: 1, waitlisted: 0 });
  const remaining = await db
    .selectFrom('bookings')
    .select('status')
    .where('user_id', '=', rima.id)
    .execute();
  expect(remaining).toEqual([{ status: 'cancelled' }]);
});
