import { expect } from 'vitest';
import { api, test } from '../../../../test/api-test.ts';
import {
  aBookingRow,
  aClassSession,
  aMember,
  aMembership,
  aVenue,
  type TestUser,
} from '../../../../test/builders.ts';
import type { TestClient } from '../../../../test/client/test-client.ts';

let maya: TestUser;
let asMaya: TestClient;

test.beforeAll(async () => {
  api.clock.set('2026-11-23T10:00:00Z');
  maya = await aMember(api.deps);
  asMaya = await api.clientFor(maya);
  await aMembership(api.deps.db, { user_id: maya.id, plan_code: 'plus' });
});

const aSessionAt = (starts_at: string, overrides: object = {}) =>
  aClassSession(api.deps.db, { starts_at, ...overrides });
const bookableAt = async (venue: string, caller = asMaya): Promise<string[]> => {
  const { body } = await caller.get(`/class-sessions?venue_id=${venue}&bookable=true`);
  return body.items.map((item: { title: string }) => item.title);
};

test('a session contains the reader’s own waitlist position only', async () => {
  const { db } = api.deps;
  const id = await aSessionAt('2026-11-25T16:00:00Z', { capacity: 1, booked: 1, waitlisted: 2 });
  const [first, second] = [await aMember(api.deps), await aMember(api.deps)];
  for (const member of [first, second])
    await aBookingRow(db, { user_id: member.id, class_session_id: id, status: 'waitlisted' });
  const ownBooking = (await (await api.clientFor(second)).get(`/class-sessions/${id}`)).body
    .own_booking;
  expect(ownBooking).toMatchObject({ status: 'waitlisted', waitlist_position: 2 });
  expect((await asMaya.get(`/class-sessions/${id}`)).body.own_booking).toBeNull();
  expect((await api.anonymous.get(`/class-sessions/${id}`)).body.own_booking).toBeNull();
});

test('a cancelled booking is not shown; a confirmed one has no waitlist position', async () => {
  const { db } = api.deps;
  const venue = await aVenue(db);
  const id = await aSessionAt('2026-11-25T16:00:00Z', { venue_id: venue });
  await aBookingRow(db, { user_id: maya.id, class_session_id: id, status: 'cancelled' });
  const listed = async () =>
    (await asMaya.get(`/class-sessions?venue_id=${venue}`)).body.items[0].own_booking;
  expect(await listed()).toBeNull();
  await aBookingRow(db, { user_id: maya.id, class_session_id: id });
  expect(await listed()).toMatchObject({ status: 'confirmed', waitlist_position: null });
});

test('the bookable filter excludes full, own, overlapping, too early and too late classes', async () => {
  const { db } = api.deps;
  const venue_id = await aVenue(db);
  const day = (title: string, starts_at: string, overrides: object = {}) =>
    aSessionAt(starts_at, { venue_id, title, ...overrides });
  await day('free', '2026-12-02T10:00:00Z');
  await day('full', '2026-12-03T10:00:00Z', { capacity: 3, booked: 3 });
  await day('in three weeks', '2026-12-14T10:00:00Z');
  await day('in four minutes', '2026-11-23T10:04:00Z');
  await day('cancelled', '2026-12-04T10:00:00Z', { status: 'cancelled' });
  await aBookingRow(db, {
    user_id: maya.id,
    class_session_id: await day('own', '2026-12-05T10:00:00Z'),
  });
  await day('overlapping', '2026-12-05T10:30:00Z');
  await day('after', '2026-12-05T11:00:00Z');
  expect(await bookableAt(venue_id)).toEqual(['free', 'after']);
});

test('the bookable filter applies the daily limit, and finds nothing without a plan', async () => {
  const { db } = api.deps;
  const venue_id = await aVenue(db);
  for (const hour of ['08', '10'])
    await aBookingRow(db, {
      user_id: maya.id,
      class_session_id: await aSessionAt(`2026-11-30T${hour}:00:00Z`),
      booked_at: '2026-11-20T10:00:00Z',
    });
  await aSessionAt('2026-11-30T16:00:00Z', { venue_id, title: 'third of the day' });
  await aSessionAt('2026-12-01T16:00:00Z', { venue_id, title: 'next day' });
  expect(await bookableAt(venue_id)).toEqual(['next day']);
  const withoutPlan = await api.clientFor(await aMember(api.deps));
  expect(await bookableAt(venue_id, withoutPlan)).toEqual([]);
  expect(await bookableAt(venue_id, api.anonymous)).toHaveLength(2);
});
