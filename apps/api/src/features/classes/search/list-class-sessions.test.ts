import { expect } from 'vitest';
import { api, test } from '../../../../test/api-test.ts';
import { aClassSession, aClassTemplate } from '../../../../test/builders/classes.ts';
import { aVenue } from '../../../../test/builders/venues.ts';

let hamra: string;
let byblos: string;

// Monday, 12:00 in Beirut. The sessions below are named by their local time there.
test.beforeAll(async () => {
  api.clock.set('2026-11-23T10:00:00Z');
  const { db } = api.deps;
  hamra = await aVenue(db, { name: 'Nafas Hamra', district: 'Hamra', alternate_names: 'الحمرا' });
  byblos = await aVenue(db, {
    name: 'Byblos Boxing',
    city: 'Byblos',
    latitude: 34.1211,
    longitude: 35.6481,
    tier: 'plus',
  });
  const draft = await aVenue(db, { name: 'Hidden', status: 'draft' });
  const flow = await aClassTemplate(db, { venue_id: hamra, name: 'Vinyasa Flow' });
  const boxing = await aClassTemplate(db, {
    venue_id: byblos,
    name: 'Boxe Française',
    activity: 'boxing',
  });
  const yoga = { venue_id: hamra, class_template_id: flow };
  const box = {
    venue_id: byblos,
    class_template_id: boxing,
    title: 'Boxe Française',
    activity: 'boxing',
  };
  await aClassSession(db, { ...yoga, title: 'started', starts_at: '2026-11-23T09:00:00Z' });
  await aClassSession(db, {
    ...yoga,
    title: 'Monday 18:00',
    starts_at: '2026-11-23T16:00:00Z',
    occurrence_date: '2026-11-24',
    capacity: 2,
    booked: 2,
  });
  await aClassSession(db, {
    ...box,
    title: 'Tuesday 00:30',
    starts_at: '2026-11-23T22:30:00Z',
  });
  await aClassSession(db, {
    ...box,
    title: 'Tuesday 19:00',
    starts_at: '2026-11-24T17:00:00Z',
    occurrence_date: '2026-11-25',
  });
  await aClassSession(db, { ...yoga, title: 'far', starts_at: '2026-12-20T17:00:00Z' });
  await aClassSession(db, {
    ...yoga,
    title: 'cancelled',
    starts_at: '2026-11-26T17:00:00Z',
    status: 'cancelled',
    cancel_reason: 'The heating is out',
  });
  await aClassSession(db, { venue_id: draft, title: 'hidden', starts_at: '2026-11-23T17:00:00Z' });
});

const titlesOf = async (query: string): Promise<string[]> => {
  const { status, body } = await api.anonymous.get(`/class-sessions?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.items.map((item: { title: string }) => item.title);
};

test('only upcoming scheduled sessions at published venues are listed, earliest first', async () => {
  expect(await titlesOf('')).toEqual(['Monday 18:00', 'Tuesday 00:30', 'Tuesday 19:00', 'far']);
});

test('a day is the local day at the venue', async () => {
  expect(await titlesOf('date=2026-11-23')).toEqual(['Monday 18:00']);
  expect(await titlesOf('date=2026-11-24')).toEqual(['Tuesday 00:30', 'Tuesday 19:00']);
  expect(await titlesOf('date=2026-11-23&days=2')).toHaveLength(3);
});

test('place, activity, tier, time of day and free places filter the list', async () => {
  expect(await titlesOf(`venue_id=${hamra}`)).toEqual(['Monday 18:00', 'far']);
  expect(await titlesOf('near=34.12,35.65&radius_km=5')).toEqual([
    'Tuesday 00:30',
    'Tuesday 19:00',
  ]);
  expect(await titlesOf('bbox=35.4,33.8,35.6,34')).toEqual(['Monday 18:00', 'far']);
  expect(await titlesOf('activity=boxing,padel')).toEqual(['Tuesday 00:30', 'Tuesday 19:00']);
  expect(await titlesOf('tier=standard')).toEqual(['Monday 18:00', 'far']);
  expect(await titlesOf('from_time=18:00&to_time=18:59')).toEqual(['Monday 18:00']);
  expect(await titlesOf('has_places=true')).not.toContain('Monday 18:00');
});

test('text finds classes by their name and their venue, ignoring accents and typing errors', async () => {
  expect(await titlesOf('q=boxe%20francaise')).toEqual(['Tuesday 00:30', 'Tuesday 19:00']);
  expect(await titlesOf('q=vinyassa%20hamra')).toEqual(['Monday 18:00', 'far']);
  expect(await titlesOf(`q=${encodeURIComponent('الحمرا')}`)).toEqual(['Monday 18:00', 'far']);
  expect(await titlesOf('q=vinyasa%20byblos')).toEqual([]);
});

test('bookable classes have free places and an open booking window', async () => {
  expect(await titlesOf('bookable=true')).toEqual(['Tuesday 00:30', 'Tuesday 19:00']);
});

test('cursors page through all sessions', async () => {
  const first = await api.anonymous.get('/class-sessions?limit=3');
  expect(first.body.next_cursor).toBeTruthy();
  expect(await titlesOf(`limit=3&cursor=${first.body.next_cursor}`)).toEqual(['far']);
  expect((await api.anonymous.get('/class-sessions?cursor=xyz')).status).toBe(400);
});

test('a listed session contains local time, tier, distance and its venue', async () => {
  const { body } = await api.anonymous.get('/class-sessions?near=34.1211,35.6481&radius_km=1');
  expect(body.items[0]).toMatchObject({
    local_date: '2026-11-24',
    local_start: '00:30',
    time_zone: 'Asia/Beirut',
    tier: 'plus',
    distance_m: 0,
    own_booking: null,
    price: null,
    venue: { id: byblos, name: 'Byblos Boxing', cover_url: null },
  });
});

test('a session contains when booking opens and closes by the policy of its venue', async () => {
  const { db } = api.deps;
  const venue = await aVenue(db, {
    booking_policy: { opens_days_before: 7, free_cancel_hours: 24 },
  });
  const id = await aClassSession(db, { venue_id: venue, starts_at: '2026-12-01T16:00:00Z' });
  const { body } = await api.anonymous.get(`/class-sessions/${id}`);
  expect(body).toMatchObject({
    booking_opens_at: '2026-11-24T16:00:00.000Z',
    booking_closes_at: '2026-12-01T15:55:00.000Z',
    free_cancel_until: '2026-11-30T16:00:00.000Z',
    cancel_reason: null,
  });
  expect(await titlesOf(`venue_id=${venue}&bookable=true`)).toEqual([]);
  await db.updateTable('venues').set({ status: 'archived' }).where('id', '=', venue).execute();
  expect((await api.anonymous.get(`/class-sessions/${id}`)).status).toBe(404);
});

test('the name of an activity finds its classes, not all classes of venues that offer it', async () => {
  const { db } = api.deps;
  const venue_id = await aVenue(db, { name: 'Sports Centre', activities: ['climbing', 'dance'] });
  for (const [activity, start] of [
    ['climbing', '12'],
    ['dance', '13'],
  ] as const) {
    const name = `${activity} for all`;
    const class_template_id = await aClassTemplate(db, { venue_id, name, activity });
    const starts_at = `2026-12-02T${start}:00:00Z`;
    await aClassSession(db, { venue_id, class_template_id, title: name, activity, starts_at });
  }
  expect(await titlesOf('q=climbing')).toEqual(['climbing for all']);
  expect(await titlesOf('q=climbbing')).toEqual(['climbing for all']);
  expect(await titlesOf('q=sports%20centre%20dance')).toEqual(['dance for all']);
});
