import { MINUTE } from '@pulse/domain';
import { expect } from 'vitest';
import { aMember, aMembership, anOrganisation, aVenue } from '../../../../test/builders.ts';
import { fixture, NOW, type TestMember, test } from '../../../../test/fixtures/booking-fixture.ts';

/** A full class with so many members on its waitlist, each in the order of booking. */
async function fullClass(hoursAhead: number, capacity: number, waitlistLength: number) {
  const session = await fixture.createSession(hoursAhead, { capacity });
  const bookings: { member: TestMember; booking: string }[] = [];
  for (let index = 0; index < capacity + waitlistLength; index += 1) {
    const member = await fixture.createMember();
    const { body } = await member.book(session, { join_waitlist: true });
    bookings.push({ member, booking: body.id });
  }
  return { session, holders: bookings.slice(0, capacity), waiting: bookings.slice(capacity) };
}

const cancel = (place: { member: TestMember; booking: string } | undefined, accept_cost = 'free') =>
  place?.member.post(`/bookings/${place.booking}/cancel`, { accept_cost });
const getBooking = async (place: { member: TestMember; booking: string } | undefined) =>
  (await place?.member.get(`/bookings/${place?.booking}`))?.body;

test('positions count from 1 in the order of joining, and move up when a member leaves', async () => {
  const { session, waiting } = await fullClass(48, 3, 3);
  expect(await Promise.all(waiting.map(getBooking))).toMatchObject([
    { waitlist_position: 1 },
    { waitlist_position: 2 },
    { waitlist_position: 3 },
  ]);
  expect((await cancel(waiting[0]))?.body).toMatchObject({ status: 'cancelled' });
  expect(await getBooking(waiting[2])).toMatchObject({ waitlist_position: 2 });
  expect(await fixture.counters(session)).toEqual({ booked: 3, waitlisted: 2 });
});

test('a place freed early confirms the first on the waitlist immediately', async () => {
  const { session, holders, waiting } = await fullClass(48, 1, 1);
  await cancel(holders[0]);
  expect(await getBooking(waiting[0])).toMatchObject({
    status: 'confirmed',
    waitlist_position: null,
  });
  expect(await fixture.eventsOf(waiting[0]?.booking ?? '')).toEqual([
    'booking.waitlisted',
    'booking.confirmed',
  ]);
  expect(await fixture.counters(session)).toEqual({ booked: 1, waitlisted: 0 });
});

test('later the place is offered to the first on the waitlist for 30 min, then to the next', async () => {
  const { session, holders, waiting } = await fullClass(10, 2, 2);
  await cancel(holders[0], 'uses_visit');
  expect(await getBooking(waiting[0])).toMatchObject({
    status: 'pending',
    pending_for: 'offer',
    held_until: new Date(NOW + 30 * MINUTE).toISOString(),
    waitlist_position: null,
  });
  expect(await getBooking(waiting[1])).toMatchObject({
    status: 'waitlisted',
    waitlist_position: 1,
  });
  fixture.clock.set(NOW + 30 * MINUTE);
  await fixture.runJob('bookings.expire-holds');
  expect(await getBooking(waiting[0])).toMatchObject({
    status: 'cancelled',
    cancelled_by: 'system',
    cancel_reason: 'offer_expired',
  });
  expect(await getBooking(waiting[1])).toMatchObject({ status: 'pending', pending_for: 'offer' });
  expect(await fixture.eventsOf(waiting[0]?.booking ?? '')).toEqual([
    'booking.waitlisted',
    'booking.offered',
    'booking.offer_expired',
  ]);
  expect(await fixture.counters(session)).toEqual({ booked: 2, waitlisted: 0 });
});

test('an accepted offer is confirmed; accepting again returns the same', async () => {
  const { holders, waiting } = await fullClass(10, 2, 1);
  await cancel(holders[0], 'uses_visit');
  const [first] = waiting;
  const accepted = await first?.member.post(`/bookings/${first.booking}/accept`);
  expect(accepted).toMatchObject({ status: 200, body: { status: 'confirmed', held_until: null } });
  const again = await first?.member.post(`/bookings/${first.booking}/accept`);
  expect(again?.body).toEqual(accepted?.body);
});

test('accepting an expired offer is refused, and the place is offered to the next member', async () => {
  const { holders, waiting } = await fullClass(10, 2, 2);
  await cancel(holders[0], 'uses_visit');
  fixture.clock.set(NOW + 31 * MINUTE);
  const [first, second] = waiting;
  const late = await first?.member.post(`/bookings/${first.booking}/accept`);
  expect(late).toMatchObject({ status: 410, body: { code: 'offer_expired' } });
  expect(await getBooking(second)).toMatchObject({ status: 'pending', pending_for: 'offer' });
});

test('an expired offer is not listed as upcoming', async () => {
  const { holders, waiting } = await fullClass(10, 2, 1);
  await cancel(holders[0], 'uses_visit');
  fixture.clock.set(NOW + 31 * MINUTE);
  const [first] = waiting;
  expect((await first?.member.get('/bookings?view=upcoming'))?.body.items).toEqual([]);
  const ended = (await first?.member.get('/bookings?view=cancelled'))?.body.items;
  expect(ended).toMatchObject([{ id: first?.booking, cancel_reason: 'offer_expired' }]);
});

test('an offer is declined by cancelling it, which is free', async () => {
  const { holders, waiting } = await fullClass(10, 2, 2);
  await cancel(holders[0], 'uses_visit');
  const [first, second] = waiting;
  const quote = await first?.member.get(`/bookings/${first.booking}/cancel-quote`);
  expect(quote?.body).toMatchObject({ cost: 'free', reason: 'pending' });
  expect((await cancel(first))?.body).toMatchObject({ status: 'cancelled', late_cancelled: false });
  expect(await getBooking(second)).toMatchObject({ status: 'pending' });
});

test('in the last 3 h an offer holds 10 min; in the last 30 min the place is open to every member', async () => {
  const soon = await fullClass(2, 2, 2);
  await cancel(soon.holders[0], 'uses_visit');
  expect(await getBooking(soon.waiting[0])).toMatchObject({
    held_until: new Date(NOW + 10 * MINUTE).toISOString(),
  });
  const immediate = await fullClass(0.4, 2, 1);
  await cancel(immediate.holders[0], 'uses_visit');
  expect(await getBooking(immediate.waiting[0])).toMatchObject({ status: 'waitlisted' });
  const newcomer = await fixture.createMember();
  expect((await newcomer.book(immediate.session)).status).toBe(201);
});

test('an expired offer never blocks: eligibility and booking release its place', async () => {
  const { session, holders, waiting } = await fullClass(1, 2, 1);
  await cancel(holders[0], 'uses_visit');
  expect(await getBooking(waiting[0])).toMatchObject({ status: 'pending' });
  fixture.clock.set(NOW + 35 * MINUTE);
  const newcomer = await fixture.createMember();
  const eligibility = await newcomer.get(`/class-sessions/${session}/eligibility`);
  expect(eligibility.body.allowed).toBe(true);
  expect((await newcomer.book(session)).status).toBe(201);
  expect(await getBooking(waiting[0])).toMatchObject({ cancel_reason: 'offer_expired' });
});

test('a member who has reached a limit is skipped and keeps the waitlist place', async () => {
  const session = await fixture.createSession(48, { capacity: 1 });
  const holder = await fixture.createMember();
  const basic = await fixture.createMember('basic');
  const next = await fixture.createMember();
  const held = await holder.book(session);
  const skipped = await basic.book(session, { join_waitlist: true });
  const refused = await next.book(session, { join_waitlist: true });
  expect(refused.body.code).toBe('waitlist_full');
  await fixture.deps.db
    .updateTable('class_sessions')
    .set({ capacity: 2 })
    .where('id', '=', session)
    .execute();
  const other = await fixture.createMember();
  const second = await other.book(session);
  const joined = await next.book(session, { join_waitlist: true });
  // The daily limit is reached with another class before a place is freed.
  const elsewhere = await basic.book(await fixture.createSession(52));
  expect(elsewhere.status).toBe(201);
  await cancel({ member: holder, booking: held.body.id });
  expect((await basic.get(`/bookings/${skipped.body.id}`)).body).toMatchObject({
    status: 'waitlisted',
    waitlist_position: 1,
  });
  expect((await next.get(`/bookings/${joined.body.id}`)).body.status).toBe('confirmed');
  // Once the limit is no longer reached, the next free place goes to that member.
  await cancel({ member: basic, booking: elsewhere.body.id });
  await cancel({ member: other, booking: second.body.id });
  expect((await basic.get(`/bookings/${skipped.body.id}`)).body.status).toBe('confirmed');
});

test('a place that no waitlisted member could take is given once one of them can', async () => {
  const session = await fixture.createSession(48, { capacity: 1 });
  const holder = await fixture.createMember();
  const basic = await fixture.createMember('basic');
  const held = await holder.book(session);
  const skipped = await basic.book(session, { join_waitlist: true });
  const elsewhere = await basic.book(await fixture.createSession(52));
  await cancel({ member: holder, booking: held.body.id });
  expect(await fixture.counters(session)).toEqual({ booked: 0, waitlisted: 1 });
  await cancel({ member: basic, booking: elsewhere.body.id });
  await fixture.runJob('bookings.promote-idle-places');
  expect((await basic.get(`/bookings/${skipped.body.id}`)).body.status).toBe('confirmed');
});

test('a promotion removes overlapping waitlist entries and publishes an event', async () => {
  const yoga = await fullClass(48, 1, 0);
  const boxing = await fullClass(48.5, 2, 0);
  const later = await fullClass(60, 1, 0);
  const rima = await fixture.createMember();
  const waitlist = { join_waitlist: true };
  const [first, second, third] = [
    await rima.book(yoga.session, waitlist),
    await rima.book(boxing.session, waitlist),
    await rima.book(later.session, waitlist),
  ];
  await cancel(yoga.holders[0]);
  const states = await Promise.all(
    [first, second, third].map(async ({ body }) => (await rima.get(`/bookings/${body.id}`)).body),
  );
  expect(states).toMatchObject([
    { status: 'confirmed' },
    { status: 'cancelled', cancelled_by: 'system', cancel_reason: 'overlap' },
    { status: 'waitlisted' },
  ]);
  expect(await fixture.counters(boxing.session)).toEqual({ booked: 2, waitlisted: 0 });
  expect(await fixture.eventsOf(second.body.id)).toEqual([
    'booking.waitlisted',
    'booking.dropped_for_overlap',
  ]);
});

test('a higher capacity promotes the waitlist in the same transaction', async () => {
  const { db } = fixture.deps;
  const organisation_id = await anOrganisation({ db });
  const venue_id = await aVenue(db, { organisation_id });
  const session = await fixture.createSession(48, { capacity: 1, venue_id });
  const members = await Promise.all([1, 2].map(() => fixture.createMember()));
  for (const member of members) await member.book(session, { join_waitlist: true });
  const staff = await fixture.clientFor(
    await aMember({ db }, { role: 'partner_admin', organisationId: organisation_id }),
  );
  const changed = await staff.patch(`/partner/class-sessions/${session}`, { capacity: 3 });
  expect(changed).toMatchObject({ status: 200, body: { capacity: 3, booked: 2, waitlisted: 0 } });
});

test('a member whose plan has ended is skipped', async () => {
  const { session, holders, waiting } = await fullClass(48, 2, 0);
  const leaving = await fixture.createMember(null);
  await aMembership(fixture.deps.db, { user_id: leaving.id });
  const skipped = await leaving.book(session, { join_waitlist: true });
  const next = await fixture.createMember();
  const joined = await next.book(session, { join_waitlist: true });
  expect(waiting).toEqual([]);
  await fixture.deps.db
    .updateTable('memberships')
    .set({ status: 'ended' })
    .where('user_id', '=', leaving.id)
    .execute();
  await cancel(holders[0]);
  expect((await leaving.get(`/bookings/${skipped.body.id}`)).body.status).toBe('waitlisted');
  expect((await next.get(`/bookings/${joined.body.id}`)).body.status).toBe('confirmed');
});

test('places freed one after another are given in the order of joining', async () => {
  // Each step frees a place or leaves the waitlist.
  const { session, holders, waiting } = await fullClass(100, 4, 4);
  const expected = waiting.map((entry) => entry.booking);
  const confirmed: string[] = [];
  await cancel(waiting[1]);
  expected.splice(1, 1);
  for (const holder of holders.slice(0, 3)) {
    await cancel(holder);
    const now = await Promise.all(waiting.map(getBooking));
    for (const booking of now)
      if (booking.status === 'confirmed' && !confirmed.includes(booking.id))
        confirmed.push(booking.id);
  }
  expect(confirmed).toEqual(expected);
  expect(await fixture.counters(session)).toEqual({ booked: 4, waitlisted: 0 });
});
