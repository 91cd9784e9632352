import { randomUUID } from 'node:crypto';
import { HOUR } from '@pulse/domain';
import { expect } from 'vitest';
import {
  aClassSession,
  anAttachedImage,
  aVenue,
  TEST_PASSWORD,
} from '../../../../test/builders.ts';
import { createTestClient, type TestClient } from '../../../../test/client/test-client.ts';
import { NOW } from '../../../../test/fixtures/booking-fixture.ts';
import { test as base, fixture } from '../../../../test/fixtures/front-desk-fixture.ts';

const test = base.extend(
  'overrides',
  { scope: 'file' },
  { booking_policy: { guests_per_booking: 1 } },
);
let stranger: TestClient;
test.beforeAll(async () => {
  stranger = createTestClient(fixture.app, {});
});

/** A member with a place, and the token of the link with which they share it. */
async function aSharedBooking(overrides = {}) {
  const session = await aClassSession(fixture.deps.db, {
    venue_id: fixture.venueId,
    starts_at: new Date(NOW + 48 * HOUR).toISOString(),
    ...overrides,
  });
  const member = await fixture.createBookedMember(session);
  const link = `/bookings/${member.bookingId}/link`;
  const { body } = await member.post(link);
  const token = String(body.path).split('#token=')[1] ?? '';
  return { ...member, session, link, token };
}
const open = (token: string) => stranger.post('/shared-bookings/open', { token });
const join = (token: string, guest_id: string = randomUUID()) =>
  stranger.post('/shared-bookings/join', { token, guest_id, name: 'Karim Haddad' });

test('a stranger sees the class, the venue, the time and a first name, and nothing else', async () => {
  const { token, session, id } = await aSharedBooking({ title: 'Sunrise flow' });
  await fixture.deps.db
    .updateTable('users')
    .set({ full_name: 'Rima Khoury' })
    .where('id', '=', id)
    .execute();
  const { status, body } = await open(token);
  expect(status).toBe(200);
  expect(Object.keys(body).sort()).toEqual(['first_name', 'guest', 'session', 'venue']);
  expect(body.first_name).toBe('Rima');
  expect(body.session).toMatchObject({ id: session, title: 'Sunrise flow' });
  expect(Object.keys(body.session).sort()).toEqual([
    'activity',
    'ends_at',
    'id',
    'local_date',
    'local_start',
    'price',
    'starts_at',
    'time_zone',
    'title',
  ]);
  expect(Object.keys(body.venue).sort()).toEqual([
    'city',
    'cover_sources',
    'cover_url',
    'id',
    'name',
  ]);
  expect(JSON.stringify(body)).not.toContain('Khoury');
});

test('the class of a friend is shown with the cover of its venue, as everywhere', async () => {
  const { db } = fixture.deps;
  const venue_id = await aVenue(db, { name: 'With a photo' });
  const storage_key = await anAttachedImage(fixture.deps, 'venue_image');
  await db.insertInto('venue_images').values({ venue_id, sort_order: 0, storage_key }).execute();
  const { token } = await aSharedBooking({ venue_id });
  const { body } = await open(token);
  expect(body.venue.cover_url).toContain(storage_key);
  expect(body.venue.cover_sources).not.toHaveLength(0);
});

test('the link is kept, cannot be guessed, and holds no place', async () => {
  const { token, link, get, post, session } = await aSharedBooking();
  expect(token.length).toBeGreaterThanOrEqual(40);
  expect((await post(link)).body.path).toBe(`/with#token=${token}`);
  expect((await get(link)).body.path).toBe(`/with#token=${token}`);
  expect(await fixture.counters(session)).toEqual({ booked: 1, waitlisted: 0 });
  expect((await open(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).status).toBe(
    (await open('unknown')).status,
  );
});

test('a revoked link leads nowhere, and sharing again makes another one', async () => {
  const { token, link, get, post, delete: remove } = await aSharedBooking();
  expect((await remove(link)).status).toBe(204);
  expect((await open(token)).body.code).toBe('link_invalid');
  expect((await get(link)).body).toEqual({ path: null });
  expect((await post(link)).body.path).not.toBe(`/with#token=${token}`);
});

test('a link ends when the class begins, and is deleted then', async () => {
  const { token, bookingId } = await aSharedBooking();
  fixture.clock.set(NOW + 48 * HOUR - 1);
  expect((await open(token)).status).toBe(200);
  fixture.clock.set(NOW + 48 * HOUR);
  expect((await open(token)).body.code).toBe('link_invalid');
  await fixture.runJob('bookings.delete-past-links');
  const rows = fixture.deps.db.selectFrom('booking_links').where('booking_id', '=', bookingId);
  expect(await rows.selectAll().execute()).toEqual([]);
});

test('a link ends with the booking, and with the account', async () => {
  const cancelled = await aSharedBooking();
  await cancelled.post(`/bookings/${cancelled.bookingId}/cancel`, {});
  expect((await open(cancelled.token)).body.code).toBe('link_invalid');
  expect((await cancelled.post(cancelled.link)).body.code).toBe('booking_not_shareable');
  const deleted = await aSharedBooking();
  await deleted.post('/profile/delete', { password: TEST_PASSWORD });
  expect((await open(deleted.token)).body.code).toBe('link_invalid');
});

test('a member cannot share or revoke a booking of another', async () => {
  const { link, token } = await aSharedBooking();
  const other = await fixture.createMember();
  expect((await other.get(link)).status).toBe(404);
  expect((await other.post(link)).status).toBe(404);
  expect((await other.delete(link)).status).toBe(404);
  expect((await open(token)).status).toBe(200);
});

test('a friend comes as the guest of the member, once, while the venue allows it', async () => {
  const { token, session, bookingId, get } = await aSharedBooking({ price_minor: 1500 });
  expect((await open(token)).body.guest).toMatchObject({
    refusal: null,
    price: { amount_minor: 1500 },
  });
  const id = randomUUID();
  const joined = await join(token, id);
  expect(joined.body.guest.refusal).toBe('guest_limit_reached');
  expect((await join(token, id)).status).toBe(200);
  expect((await join(token)).body.code).toBe('guest_limit_reached');
  expect(await fixture.counters(session)).toEqual({ booked: 2, waitlisted: 0 });
  const { body } = await get(`/bookings/${bookingId}/guests`);
  expect(body.items).toMatchObject([{ id, name: 'Karim Haddad' }]);
});

test('a friend with an account books the place beside it as themselves', async () => {
  const { session } = await aSharedBooking();
  const friend = await fixture.createMember();
  expect((await friend.book(session)).status).toBe(201);
  expect(await fixture.counters(session)).toEqual({ booked: 2, waitlisted: 0 });
});

test('a full class is said, and no guest is added through the link', async () => {
  const { token } = await aSharedBooking({ capacity: 1 });
  expect((await open(token)).body.guest.refusal).toBe('class_full');
  expect((await join(token)).body.code).toBe('class_full');
  expect((await join('unknown')).body.code).toBe('link_invalid');
});
