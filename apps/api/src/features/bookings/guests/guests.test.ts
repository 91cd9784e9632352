import { randomUUID } from 'node:crypto';
import { DAY, HOUR, MINUTE } from '@pulse/domain';
import { expect } from 'vitest';
import { aClassSession, TEST_PASSWORD } from '../../../../test/builders.ts';
import { clientWithNewTokens, NOW } from '../../../../test/fixtures/booking-fixture.ts';
import {
  test as base,
  type FrontDeskFixture,
  fixture,
} from '../../../../test/fixtures/front-desk-fixture.ts';

const test = base.extend(
  'overrides',
  { scope: 'file' },
  { booking_policy: { guests_per_booking: 2 } },
);

type Host = Awaited<ReturnType<FrontDeskFixture['createBookedMember']>>;

const aSession = (minutes: number, overrides = {}) =>
  aClassSession(fixture.deps.db, {
    venue_id: fixture.venueId,
    starts_at: new Date(NOW + minutes * MINUTE).toISOString(),
    ...overrides,
  });
const bring = (host: Host, name = 'Karim Haddad', id: string = randomUUID()) =>
  host.put(`/bookings/${host.bookingId}/guests/${id}`, { name });
/** A member with a place and one guest. */
async function aHost(session: string) {
  const host = await fixture.createBookedMember(session);
  const { body } = await bring(host);
  return { ...host, guestId: body.items[0].id as string };
}
const rosterOf = async (session: string) =>
  (await fixture.staff.get(`/partner/class-sessions/${session}/roster`)).body;

test('a guest takes a place of the class and stands on the roster below the member', async () => {
  const session = await aSession(20, { capacity: 10, price_minor: 1200, currency: 'USD' });
  const host = await fixture.createBookedMember(session);
  const before = await host.get(`/bookings/${host.bookingId}/guests`);
  expect(before.body).toEqual({
    limit: 2,
    refusal: null,
    price: { amount_minor: 1200, currency: 'USD' },
    items: [],
  });
  const added = await bring(host);
  expect(added.body.items).toMatchObject([{ name: 'Karim Haddad', arrived: false }]);
  expect(await fixture.counters(session)).toEqual({ booked: 2, waitlisted: 0 });
  expect((await rosterOf(session)).items).toMatchObject([
    { booking_id: host.bookingId, guests: [{ name: 'Karim Haddad', arrived_at: null }] },
  ]);
  const kept = await fixture.staff.get(`/partner/venues/${fixture.venueId}/offline-rosters`);
  const roster = kept.body.rosters.find(
    (one: { session: { id: string } }) => one.session.id === session,
  );
  expect(roster.items).toMatchObject([{ guests: [{ name: 'Karim Haddad' }] }]);
});

test('the same request again adds no guest twice', async () => {
  const session = await aSession(600);
  const host = await fixture.createBookedMember(session);
  const id = randomUUID();
  await bring(host, 'Karim', id);
  expect((await bring(host, 'Karim', id)).body.items).toHaveLength(1);
  expect(await fixture.counters(session)).toMatchObject({ booked: 2 });
  const other = await fixture.createBookedMember(session);
  expect((await bring(other, 'Karim', id)).status).toBe(404);
});

test('the venue decides whether guests may come, and how many', async () => {
  const elsewhere = await fixture.createSession(48);
  const alone = await fixture.createBookedMember(elsewhere);
  expect((await bring(alone)).body.code).toBe('guests_not_allowed');
  const host = await aHost(await aSession(600));
  expect((await bring(host)).status).toBe(200);
  expect((await bring(host)).body.code).toBe('guest_limit_reached');
});

test('a full class has no place for a guest, and a member who waits cannot bring one', async () => {
  const session = await aSession(600, { capacity: 1 });
  const host = await fixture.createBookedMember(session);
  expect((await bring(host)).body).toMatchObject({
    code: 'class_full',
    details: { capacity: 1, booked: 1 },
  });
  const waiting = await fixture.createMember();
  const { body } = await waiting.book(session, { join_waitlist: true });
  const guest = await waiting.put(`/bookings/${body.id}/guests/${randomUUID()}`, { name: 'Mona' });
  expect(guest.body.code).toBe('guests_not_allowed');
});

test('a booking of another member answers as if it did not exist', async () => {
  const host = await aHost(await aSession(600));
  const stranger = await fixture.createMember();
  const path = `/bookings/${host.bookingId}/guests`;
  expect((await stranger.get(path)).status).toBe(404);
  expect((await stranger.put(`${path}/${randomUUID()}`, { name: 'Mona' })).status).toBe(404);
  expect((await stranger.post(`${path}/${host.guestId}/cancel`)).status).toBe(404);
});

test('a guest is cancelled alone, and the place goes to the first on the waitlist', async () => {
  const session = await aSession(3000, { capacity: 2 });
  const host = await aHost(session);
  const waiting = await fixture.createMember();
  const { body } = await waiting.book(session, { join_waitlist: true });
  const path = `/bookings/${host.bookingId}/guests/${host.guestId}/cancel`;
  expect((await host.post(path)).body.items).toEqual([]);
  expect((await host.post(path)).status).toBe(200);
  expect((await waiting.get(`/bookings/${body.id}`)).body.status).toBe('confirmed');
  expect((await host.get(`/bookings/${host.bookingId}`)).body.status).toBe('confirmed');
  expect(await fixture.counters(session)).toEqual({ booked: 2, waitlisted: 0 });
});

test('cancelling the booking frees the places of its guests too, and says so before', async () => {
  const session = await aSession(3000, { capacity: 2 });
  const host = await aHost(session);
  const waiting = [await fixture.createMember(), await fixture.createMember()];
  for (const member of waiting) await member.book(session, { join_waitlist: true });
  const quote = await host.get(`/bookings/${host.bookingId}/cancel-quote`);
  expect(quote.body).toMatchObject({ cost: 'free', guests: 1 });
  await host.post(`/bookings/${host.bookingId}/cancel`, {});
  expect(await fixture.counters(session)).toEqual({ booked: 2, waitlisted: 0 });
  for (const member of waiting)
    expect((await member.get('/bookings?view=upcoming')).body.items).toHaveLength(1);
});

test('undoing a cancellation brings the guests back', async () => {
  const session = await aSession(3000);
  const host = await aHost(session);
  await host.post(`/bookings/${host.bookingId}/cancel`, {});
  expect(await fixture.counters(session)).toEqual({ booked: 0, waitlisted: 0 });
  await host.post(`/bookings/${host.bookingId}/undo-cancel`);
  expect((await host.get(`/bookings/${host.bookingId}/guests`)).body.items).toHaveLength(1);
  expect(await fixture.counters(session)).toEqual({ booked: 2, waitlisted: 0 });
});

test('no guest is added once booking has closed, or cancelled once the class has begun', async () => {
  const host = await aHost(await aSession(20));
  fixture.clock.set(NOW + 16 * MINUTE);
  const path = `/bookings/${host.bookingId}/guests`;
  const late = await host.put(`${path}/${randomUUID()}`, { name: 'Mona' });
  expect(late.body.code).toBe('booking_closed');
  fixture.clock.set(NOW + 20 * MINUTE);
  expect((await host.post(`${path}/${host.guestId}/cancel`)).body.code).toBe('class_started');
});

test('a class that the venue cancels loses its guests with its members', async () => {
  const session = await aSession(3000);
  const host = await aHost(session);
  const cancelled = await fixture.staff.post(`/partner/class-sessions/${session}/cancel`, {
    reason: 'The room is flooded',
  });
  expect(cancelled.status).toBeLessThan(300);
  expect((await host.get(`/bookings/${host.bookingId}/guests`)).body).toMatchObject({
    refusal: 'guests_not_allowed',
    items: [],
  });
  expect(await fixture.counters(session)).toEqual({ booked: 0, waitlisted: 0 });
});

test('a class is not made smaller than its members and their guests', async () => {
  const session = await aSession(3000, { capacity: 5 });
  await aHost(session);
  const smaller = await fixture.staff.patch(`/partner/class-sessions/${session}`, { capacity: 1 });
  expect(smaller.body).toMatchObject({ code: 'capacity_below_booked', details: { booked: 2 } });
});

test('staff tick a guest off, with the member or without, and can undo it', async () => {
  const session = await aSession(20);
  const host = await aHost(session);
  const path = `/partner/guests/${host.guestId}/arrival`;
  expect((await fixture.staff.put(path, { arrived: true })).status).toBe(204);
  expect((await fixture.staff.put(path, { arrived: true })).status).toBe(204);
  const roster = await rosterOf(session);
  expect(roster.session).toMatchObject({ booked: 2, arrived: 1 });
  expect(roster.items[0].guests[0].arrived_at).toBe(new Date(NOW).toISOString());
  const { guestId, bookingId } = host;
  const cancel = await host.post(`/bookings/${bookingId}/guests/${guestId}/cancel`);
  expect(cancel.body.code).toBe('not_cancellable');
  expect((await fixture.staff.put(path, { arrived: false })).status).toBe(204);
  expect((await rosterOf(session)).session.arrived).toBe(0);
});

test('a guest is ticked off from 30 min before the class until 48 h after it', async () => {
  const host = await aHost(await aSession(120));
  const path = `/partner/guests/${host.guestId}/arrival`;
  const staff = await clientWithNewTokens(fixture, fixture.staffUser);
  expect((await staff.put(path, { arrived: true })).body.code).toBe('check_in_too_early');
  fixture.clock.set(NOW + 3 * HOUR + 49 * HOUR);
  expect((await staff.put(path, { arrived: true })).body.code).toBe('correction_too_late');
});

test('a guest counts against no member’s limits and gets no mail', async () => {
  const basic = await fixture.createMember('basic');
  const { body } = await basic.book(await aSession(600));
  const month = async () => (await basic.get('/membership')).body.membership.allowance.month;
  const before = await month();
  await basic.put(`/bookings/${body.id}/guests/${randomUUID()}`, { name: 'Karim' });
  expect(await month()).toEqual(before);
  await fixture.dispatchEvents();
  const mails = await fixture.deps.db.selectFrom('mails').selectAll().execute();
  expect(mails).not.toEqual([]);
  expect(JSON.stringify(mails)).not.toContain('Karim');
});

test('the name is erased 30 days after the class, and the place stays counted', async () => {
  const session = await aSession(20);
  const host = await aHost(session);
  const nameOf = async () =>
    fixture.deps.db
      .selectFrom('guests')
      .select('name')
      .where('id', '=', host.guestId)
      .executeTakeFirst();
  fixture.clock.set(NOW + 30 * DAY);
  await fixture.runJob('bookings.erase-guest-names');
  expect(await nameOf()).toEqual({ name: 'Karim Haddad' });
  fixture.clock.set(NOW + 30 * DAY + 2 * HOUR);
  await fixture.runJob('bookings.erase-guest-names');
  expect(await nameOf()).toEqual({ name: null });
  expect(await fixture.counters(session)).toMatchObject({ booked: 2 });
});

test('a member downloads the guests they brought, and deleting the account erases them', async () => {
  const session = await aSession(600);
  const host = await aHost(session);
  expect((await host.get('/profile/data')).body.guests).toMatchObject([{ name: 'Karim Haddad' }]);
  expect((await host.post('/profile/delete', { password: TEST_PASSWORD })).status).toBe(204);
  const rows = await fixture.deps.db
    .selectFrom('guests')
    .select(['name', 'cancelled_at'])
    .where('id', '=', host.guestId)
    .execute();
  expect(rows).toEqual([{ name: null, cancelled_at: new Date(NOW) }]);
  expect(await fixture.counters(session)).toEqual({ booked: 0, waitlisted: 0 });
});
