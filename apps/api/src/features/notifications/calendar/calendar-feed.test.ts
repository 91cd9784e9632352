import { API_BASE } from '@pulse/contract';
import { beforeEach, expect } from 'vitest';
import { api, test } from '../../../../test/api-test.ts';
import { aBookingRow, aClassSession, aMember, type TestUser } from '../../../../test/builders.ts';

let rima: TestUser;
beforeEach(async () => {
  api.clock.set('2026-11-21T12:00:00Z');
  rima = await aMember(api.deps);
});

const feedUrl = async () =>
  new URL((await (await api.clientFor(rima)).get('/profile')).body.calendar_feed_url).pathname;
const fetchFeed = (path: string) => api.app.inject({ method: 'GET', url: path });

async function insertBooking(status: string, startsAt: string): Promise<string> {
  const { db } = api.deps;
  return aBookingRow(db, {
    user_id: rima.id,
    class_session_id: await aClassSession(db, { starts_at: startsAt }),
    status,
  });
}

test('the secret URL returns a calendar of the bookings that are not cancelled', async () => {
  const confirmed = await insertBooking('confirmed', '2026-11-24T16:00:00Z');
  const waitlisted = await insertBooking('waitlisted', '2026-11-25T16:00:00Z');
  const cancelled = await insertBooking('cancelled', '2026-11-26T16:00:00Z');
  const longGone = await insertBooking('completed', '2026-10-01T16:00:00Z');
  const feed = await fetchFeed(await feedUrl());
  expect(feed.statusCode).toBe(200);
  expect(feed.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(feed.headers['cache-control']).toContain('no-store');
  for (const shown of [confirmed, waitlisted])
    expect(feed.payload).toContain(`UID:booking-${shown}@pulse`);
  for (const hidden of [cancelled, longGone]) expect(feed.payload).not.toContain(hidden);
  expect(feed.payload).toContain('STATUS:TENTATIVE');
});

test('the feed names the city in the language of the member', async () => {
  rima = await aMember(api.deps, { language: 'fr' });
  await insertBooking('confirmed', '2026-11-24T16:00:00Z');
  const feed = await fetchFeed(await feedUrl());
  expect(feed.payload).toMatch(/LOCATION:.*Beyrouth/);
});

test('a renewed URL works and the old one is not found any more', async () => {
  const old = await feedUrl();
  const renewed = await (await api.clientFor(rima)).post('/profile/calendar-feed/renew');
  expect(renewed.status).toBe(200);
  const fresh = new URL(renewed.body.calendar_feed_url).pathname;
  expect(fresh).not.toBe(old);
  expect(await feedUrl()).toBe(fresh);
  expect((await fetchFeed(fresh)).statusCode).toBe(200);
  expect((await fetchFeed(old)).statusCode).toBe(404);
});

test('a made-up feed is not found, and a deleted account has none', async () => {
  expect((await fetchFeed(`${API_BASE}/calendar/anything.ics`)).statusCode).toBe(404);
  const address = await feedUrl();
  await api.deps.db
    .updateTable('users')
    .set({ deleted_at: new Date() })
    .where('id', '=', rima.id)
    .execute();
  expect((await fetchFeed(address)).statusCode).toBe(404);
});
