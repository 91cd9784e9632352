import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { aMember, aMembership, anOrganisation, aVenue } from '../../../../test/builders.ts';
import {
  type BookingFixture,
  createBookingFixture,
  NOW,
  type TestMember,
} from '../../../../test/fixtures/booking-fixture.ts';

const MINUTE = 60_000;

let fixture: BookingFixture;
beforeAll(async () => {
  fixture = await createBookingFixture();
});
afterAll(() => fixture.close());
afterEach(() => fixture.clock.set(NOW));

/** A class of `capacity` places, full, with so many more waiting; bookings in the order made. */
async function fullClass(hoursAhead: number, capacity: number, waiting: number) {
  const session = await fixture.createSession(hoursAhead, { capacity });
  const bookings: { member: TestMember; booking: string }[] = [];
  for (let index = 0; index < capacity + waiting; index += 1) {
    const member = await fixture.createMember();
    const { body } = await member.book(session, { join_waitlist: true });
    bookings.push({ member, booking: body.id });
  }
  return { session, holders: bookings.slice(0, capacity), line: bookings.slice(capacity) };
}

const cancel = (place: { member: TestMember; booking: string } | undefined, accept_cost = 'free') =>
  place?.member.post(`/bookings/${place.booking}/cancel`, { accept_cost });
const getBooking = async (place: { member: TestMember; booking: string } | undefined) =>
  (await place?.member.get(`/bookings/${place?.booking}`))?.body;

test('positions count from 1, in the order of joining, and move up when somebody leaves', async () => {
  const { session, line } = await fullClass(48, 3, 3);
  expect(await Promise.all(line.map(getBooking))).toMatchObject([
    { waitlist_position: 1 },
    { waitlist_position: 2 },
    { waitlist_position: 3 },
  ]);
  expect((await cancel(line[0]))?.body).toMatchObject({ status: 'cancelled' });
  expect(await getBooking(line[2])).toMatchObject({ waitlist_position: 2 });
  expect(await fixture.counters(session)).toEqual({ booked: 3, waitlisted: 2 });
});

test('a place freed in good time confirms the first in line at once', async () => {
  const { session, holders, line } = await fullClass(48, 1, 1);
  await cancel(holders[0]);
  expect(await getBooking(line[0])).toMatchObject({ status: 'confirmed', waitlist_position: null });
  expect(await fixture.eventsOf(line[0]?.booking ?? '')).toEqual([
    'booking.waitlisted',
    'booking.confirmed',
  ]);
  expect(await fixture.counters(session)).toEqual({ booked: 1, waitlisted: 0 });
});

test('later the first in line is offered the place for 30 min, then it passes to the next', async () => {
  const { session, holders, line } = await fullClass(10, 2, 2);
  await cancel(holders[0], 'uses_visit');
  expect(await getBooking(line[0])).toMatchObject({
    status: 'pending',
    pending_for: 'offer',
    held_until: new Date(NOW + 30 * MINUTE).toISOString(),
    waitlist_position: null,
  });
  expect(await getBooking(line[1])).toMatchObject({ status: 'waitlisted', waitlist_position: 1 });
  fixture.clock.set(NOW + 30 * MINUTE);
  await fixture.runJob('bookings.expire-holds');
  expect(await getBooking(line[0])).toMatchObject({
    status: 'cancelled',
    cancelled_by: 'system',
    cancel_reason: 'offer_expired',
  });
  expect(await getBooking(line[1])).toMatchObject({ status: 'pending', pending_for: 'offer' });
  expect(await fixture.eventsOf(line[0]?.booking ?? '')).toEqual([
    'booking.waitlisted',
    'booking.offered',
    'booking.offer_expired',
  ]);
  expect(await fixture.counters(session)).toEqual({ booked: 2, waitlisted: 0 });
});

test('an accepted offer is confirmed; accepting again answers the same', async () => {
  const { holders, line } = await fullClass(10, 2, 1);
  await cancel(holders[0], 'uses_visit');
  const [first] = line;
  const accepted = await first?.member.post(`/bookings/${first.booking}/accept`);
  expect(accepted).toMatchObject({ status: 200, body: { status: 'confirmed', held_until: null } });
  const again = await first?.member.post(`/bookings/${first.booking}/accept`);
  expect(again?.body).toEqual(accepted?.body);
});

test('an offer past its time is refused, and the place passes on at that moment', async () => {
  const { holders, line } = await fullClass(10, 2, 2);
  await cancel(holders[0], 'uses_visit');
  fixture.clock.set(NOW + 31 * MINUTE);
  const [first, second] = line;
  const late = await first?.member.post(`/bookings/${first.booking}/accept`);
  expect(late).toMatchObject({ status: 410, body: { code: 'offer_expired' } });
  expect(await getBooking(second)).toMatchObject({ status: 'pending', pending_for: 'offer' });
});

test('an offer past its time is not listed as held', async () => {
  const { holders, line } = await fullClass(10, 2, 1);
  await cancel(holders[0], 'uses_visit');
  fixture.clock.set(NOW + 31 * MINUTE);
  const [first] = line;
  expect((await first?.member.get('/bookings?view=upcoming'))?.body.items).toEqual([]);
  const ended = (await first?.member.get('/bookings?view=cancelled'))?.body.items;
  expect(ended).toMatchObject([{ id: first?.booking, cancel_reason: 'offer_expired' }]);
});

test('declining an offer is cancelling it, and costs nothing', async () => {
  const { holders, line } = await fullClass(10, 2, 2);
  await cancel(holders[0], 'uses_visit');
  const [first, second] = line;
  const quote = await first?.member.get(`/bookings/${first.booking}/cancel-quote`);
  expect(quote?.body).toMatchObject({ cost: 'free', reason: 'pending' });
  expect((await cancel(first))?.body).toMatchObject({ status: 'cancelled', late_cancelled: false });
  expect(await getBooking(second)).toMatchObject({ status: 'pending' });
});

test('in the last 3 h an offer holds 10 min; in the last 30 min the place is open to anyone', async () => {
  const soon = await fullClass(2, 2, 2);
  await cancel(soon.holders[0], 'uses_visit');
  expect(await getBooking(soon.line[0])).toMatchObject({
    held_until: new Date(NOW + 10 * MINUTE).toISOString(),
  });
  const very = await fullClass(0.4, 2, 1);
  await cancel(very.holders[0], 'uses_visit');
  expect(await getBooking(very.line[0])).toMatchObject({ status: 'waitlisted' });
  const passer = await fixture.createMember();
  expect((await passer.book(very.session)).status).toBe(201);
});

test('a lapsed offer never blocks: whoever asks to book meets the class as it is by then', async () => {
  const { session, holders, line } = await fullClass(1, 2, 1);
  await cancel(holders[0], 'uses_visit');
  expect(await getBooking(line[0])).toMatchObject({ status: 'pending' });
  fixture.clock.set(NOW + 35 * MINUTE);
  const passer = await fixture.createMember();
  const asked = await passer.get(`/class-sessions/${session}/eligibility`);
  expect(asked.body.allowed).toBe(true);
  expect((await passer.book(session)).status).toBe(201);
  expect(await getBooking(line[0])).toMatchObject({ cancel_reason: 'offer_expired' });
});

test('a member whom a limit stops keeps the place in line and is passed over', async () => {
  const session = await fixture.createSession(48, { capacity: 1 });
  const holder = await fixture.createMember();
  const basic = await fixture.createMember('basic');
  const next = await fixture.createMember();
  const held = await holder.book(session);
  const stuck = await basic.book(session, { join_waitlist: true });
  const waits = await next.book(session, { join_waitlist: true });
  expect(waits.body.code).toBe('waitlist_full');
  await fixture.deps.db
    .updateTable('class_sessions')
    .set({ capacity: 2 })
    .where('id', '=', session)
    .execute();
  const other = await fixture.createMember();
  const second = await other.book(session);
  const joined = await next.book(session, { join_waitlist: true });
  // The day of the class is used up elsewhere before a place is freed.
  const elsewhere = await basic.book(await fixture.createSession(52));
  expect(elsewhere.status).toBe(201);
  await cancel({ member: holder, booking: held.body.id });
  expect((await basic.get(`/bookings/${stuck.body.id}`)).body).toMatchObject({
    status: 'waitlisted',
    waitlist_position: 1,
  });
  expect((await next.get(`/bookings/${joined.body.id}`)).body.status).toBe('confirmed');
  // Once the limit stops nobody any more, a free place finds its way by itself.
  await cancel({ member: basic, booking: elsewhere.body.id });
  await cancel({ member: other, booking: second.body.id });
  expect((await basic.get(`/bookings/${stuck.body.id}`)).body.status).toBe('confirmed');
});

test('a place left free because nobody in line could take it is given once somebody can', async () => {
  const session = await fixture.createSession(48, { capacity: 1 });
  const holder = await fixture.createMember();
  const basic = await fixture.createMember('basic');
  const held = await holder.book(session);
  const stuck = await basic.book(session, { join_waitlist: true });
  const elsewhere = await basic.book(await fixture.createSession(52));
  await cancel({ member: holder, booking: held.body.id });
  expect(await fixture.counters(session)).toEqual({ booked: 0, waitlisted: 1 });
  await cancel({ member: basic, booking: elsewhere.body.id });
  await fixture.runJob('bookings.promote-idle-places');
  expect((await basic.get(`/bookings/${stuck.body.id}`)).body.status).toBe('confirmed');
});

test('a promotion drops the overlapping places in other lines and says so', async () => {
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

test('more places promote the line at once, inside the change', async () => {
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

test('somebody without a running plan by then is passed over', async () => {
  const { session, holders, line } = await fullClass(48, 2, 0);
  const leaving = await fixture.createMember(null);
  await aMembership(fixture.deps.db, { user_id: leaving.id });
  const waits = await leaving.book(session, { join_waitlist: true });
  const next = await fixture.createMember();
  const joined = await next.book(session, { join_waitlist: true });
  expect(line).toEqual([]);
  await fixture.deps.db
    .updateTable('memberships')
    .set({ status: 'ended' })
    .where('user_id', '=', leaving.id)
    .execute();
  await cancel(holders[0]);
  expect((await leaving.get(`/bookings/${waits.body.id}`)).body.status).toBe('waitlisted');
  expect((await next.get(`/bookings/${joined.body.id}`)).body.status).toBe('confirmed');
});

test('whatever is cancelled and joined, places are given in the order of joining', async () => {
  // A fixed walk over many orders: each step frees a place or leaves the line.
  const { session, holders, line } = await fullClass(100, 4, 4);
  const expected = line.map((person) => person.booking);
  const confirmed: string[] = [];
  await cancel(line[1]);
  expected.splice(1, 1);
  for (const holder of holders.slice(0, 3)) {
    await cancel(holder);
    const now = await Promise.all(line.map(getBooking));
    for (const booking of now)
      if (booking.status === 'confirmed' && !confirmed.includes(booking.id))
        confirmed.push(booking.id);
  }
  expect(confirmed).toEqual(expected);
  expect(await fixture.counters(session)).toEqual({ booked: 4, waitlisted: 0 });
});
