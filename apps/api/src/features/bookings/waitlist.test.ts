import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Booker, type BookingWorld, bookingWorld, NOW } from '../../../test/booking-world.ts';
import { aMember, aMembership, anOrganisation, aVenue } from '../../../test/builders.ts';

const MINUTE = 60_000;

let world: BookingWorld;
beforeAll(async () => {
  world = await bookingWorld();
});
afterAll(() => world.close());
afterEach(() => world.clock.set(NOW));

/** A class of `capacity` places, full, with so many more waiting; bookings in the order made. */
async function fullClass(hoursAhead: number, capacity: number, waiting: number) {
  const session = await world.session(hoursAhead, { capacity });
  const people: { member: Booker; booking: string }[] = [];
  for (let index = 0; index < capacity + waiting; index += 1) {
    const member = await world.member();
    const { body } = await member.book(session, { join_waitlist: true });
    people.push({ member, booking: body.id });
  }
  return { session, holders: people.slice(0, capacity), line: people.slice(capacity) };
}

const cancel = (person: { member: Booker; booking: string } | undefined, accept_cost = 'free') =>
  person?.member.post(`/bookings/${person.booking}/cancel`, { accept_cost });
const see = async (person: { member: Booker; booking: string } | undefined) =>
  (await person?.member.get(`/bookings/${person?.booking}`))?.body;

test('positions count from 1, in the order of joining, and move up when somebody leaves', async () => {
  const { session, line } = await fullClass(48, 3, 3);
  expect(await Promise.all(line.map(see))).toMatchObject([
    { waitlist_position: 1 },
    { waitlist_position: 2 },
    { waitlist_position: 3 },
  ]);
  expect((await cancel(line[0]))?.body).toMatchObject({ status: 'cancelled' });
  expect(await see(line[2])).toMatchObject({ waitlist_position: 2 });
  expect(await world.counters(session)).toEqual({ booked: 3, waitlisted: 2 });
});

test('a place freed in good time confirms the first in line at once', async () => {
  const { session, holders, line } = await fullClass(48, 1, 1);
  await cancel(holders[0]);
  expect(await see(line[0])).toMatchObject({ status: 'confirmed', waitlist_position: null });
  expect(await world.factsOf(line[0]?.booking ?? '')).toEqual([
    'booking.waitlisted',
    'booking.confirmed',
  ]);
  expect(await world.counters(session)).toEqual({ booked: 1, waitlisted: 0 });
});

test('later the first in line is offered the place for 30 min, then it passes to the next', async () => {
  const { session, holders, line } = await fullClass(10, 2, 2);
  await cancel(holders[0], 'uses_visit');
  expect(await see(line[0])).toMatchObject({
    status: 'pending',
    pending_for: 'offer',
    held_until: new Date(NOW + 30 * MINUTE).toISOString(),
    waitlist_position: null,
  });
  expect(await see(line[1])).toMatchObject({ status: 'waitlisted', waitlist_position: 1 });
  world.clock.set(NOW + 30 * MINUTE);
  await world.runJob('bookings.expire-holds');
  expect(await see(line[0])).toMatchObject({
    status: 'cancelled',
    cancelled_by: 'system',
    cancel_reason: 'offer_expired',
  });
  expect(await see(line[1])).toMatchObject({ status: 'pending', pending_for: 'offer' });
  expect(await world.factsOf(line[0]?.booking ?? '')).toEqual([
    'booking.waitlisted',
    'booking.offered',
    'booking.offer_expired',
  ]);
  expect(await world.counters(session)).toEqual({ booked: 2, waitlisted: 0 });
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
  world.clock.set(NOW + 31 * MINUTE);
  const [first, second] = line;
  const late = await first?.member.post(`/bookings/${first.booking}/accept`);
  expect(late).toMatchObject({ status: 410, body: { code: 'offer_expired' } });
  expect(await see(second)).toMatchObject({ status: 'pending', pending_for: 'offer' });
});

test('an offer past its time is not listed as held', async () => {
  const { holders, line } = await fullClass(10, 2, 1);
  await cancel(holders[0], 'uses_visit');
  world.clock.set(NOW + 31 * MINUTE);
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
  expect(await see(second)).toMatchObject({ status: 'pending' });
});

test('in the last 3 h an offer holds 10 min; in the last 30 min the place is open to anyone', async () => {
  const soon = await fullClass(2, 2, 2);
  await cancel(soon.holders[0], 'uses_visit');
  expect(await see(soon.line[0])).toMatchObject({
    held_until: new Date(NOW + 10 * MINUTE).toISOString(),
  });
  const very = await fullClass(0.4, 2, 1);
  await cancel(very.holders[0], 'uses_visit');
  expect(await see(very.line[0])).toMatchObject({ status: 'waitlisted' });
  const passer = await world.member();
  expect((await passer.book(very.session)).status).toBe(201);
});

test('a lapsed offer never blocks: whoever asks to book meets the class as it is by then', async () => {
  const { session, holders, line } = await fullClass(1, 2, 1);
  await cancel(holders[0], 'uses_visit');
  expect(await see(line[0])).toMatchObject({ status: 'pending' });
  world.clock.set(NOW + 35 * MINUTE);
  const passer = await world.member();
  const asked = await passer.get(`/class-sessions/${session}/eligibility`);
  expect(asked.body.allowed).toBe(true);
  expect((await passer.book(session)).status).toBe(201);
  expect(await see(line[0])).toMatchObject({ cancel_reason: 'offer_expired' });
});

test('a member whom a limit stops keeps the place in line and is passed over', async () => {
  const session = await world.session(48, { capacity: 1 });
  const holder = await world.member();
  const basic = await world.member('basic');
  const next = await world.member();
  const held = await holder.book(session);
  const stuck = await basic.book(session, { join_waitlist: true });
  const waits = await next.book(session, { join_waitlist: true });
  expect(waits.body.code).toBe('waitlist_full');
  await world.deps.db
    .updateTable('class_sessions')
    .set({ capacity: 2 })
    .where('id', '=', session)
    .execute();
  const other = await world.member();
  const second = await other.book(session);
  const joined = await next.book(session, { join_waitlist: true });
  // The day of the class is used up elsewhere before a place is freed.
  const elsewhere = await basic.book(await world.session(52));
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
  const session = await world.session(48, { capacity: 1 });
  const holder = await world.member();
  const basic = await world.member('basic');
  const held = await holder.book(session);
  const stuck = await basic.book(session, { join_waitlist: true });
  const elsewhere = await basic.book(await world.session(52));
  await cancel({ member: holder, booking: held.body.id });
  expect(await world.counters(session)).toEqual({ booked: 0, waitlisted: 1 });
  await cancel({ member: basic, booking: elsewhere.body.id });
  await world.runJob('bookings.promote-idle-places');
  expect((await basic.get(`/bookings/${stuck.body.id}`)).body.status).toBe('confirmed');
});

test('a promotion drops the overlapping places in other lines and says so', async () => {
  const yoga = await fullClass(48, 1, 0);
  const boxing = await fullClass(48.5, 2, 0);
  const later = await fullClass(60, 1, 0);
  const rima = await world.member();
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
  expect(await world.counters(boxing.session)).toEqual({ booked: 2, waitlisted: 0 });
  expect(await world.factsOf(second.body.id)).toEqual([
    'booking.waitlisted',
    'booking.dropped_for_overlap',
  ]);
});

test('more places promote the line at once, inside the change', async () => {
  const { db } = world.deps;
  const organisation_id = await anOrganisation({ db });
  const venue_id = await aVenue(db, { organisation_id });
  const session = await world.session(48, { capacity: 1, venue_id });
  const members = await Promise.all([1, 2].map(() => world.member()));
  for (const member of members) await member.book(session, { join_waitlist: true });
  const staff = await world.as(
    await aMember({ db }, { role: 'partner_admin', organisationId: organisation_id }),
  );
  const changed = await staff.patch(`/partner/class-sessions/${session}`, { capacity: 3 });
  expect(changed).toMatchObject({ status: 200, body: { capacity: 3, booked: 2, waitlisted: 0 } });
});

test('somebody without a running plan by then is passed over', async () => {
  const { session, holders, line } = await fullClass(48, 2, 0);
  const leaving = await world.member(null);
  await aMembership(world.deps.db, { user_id: leaving.id });
  const waits = await leaving.book(session, { join_waitlist: true });
  const next = await world.member();
  const joined = await next.book(session, { join_waitlist: true });
  expect(line).toEqual([]);
  await world.deps.db
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
    const now = await Promise.all(line.map(see));
    for (const booking of now)
      if (booking.status === 'confirmed' && !confirmed.includes(booking.id))
        confirmed.push(booking.id);
  }
  expect(confirmed).toEqual(expected);
  expect(await world.counters(session)).toEqual({ booked: 4, waitlisted: 0 });
});
