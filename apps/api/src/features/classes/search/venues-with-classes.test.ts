import { expect } from 'vitest';
import { api, test } from '../../../../test/api-test.ts';
import { aClassSession, aClassTemplate } from '../../../../test/builders/classes.ts';
import { aVenue } from '../../../../test/builders/venues.ts';

// Monday, 12:00 in Beirut.
test.beforeAll(async () => {
  api.clock.set('2026-11-23T10:00:00Z');
  const { db } = api.deps;
  const at = (name: string, latitude: number, overrides = {}) =>
    aVenue(db, { name, latitude, longitude: 35.5, ...overrides });
  const near = await at('Near', 33.9, { activities: ['yoga'] });
  const far = await at('Far', 33.95, { activities: ['boxing'], amenities: ['showers'] });
  await at('Idle', 33.9001, { activities: ['padel'] });
  await at('Beyond', 34.9);
  const flow = await aClassTemplate(db, { venue_id: near, name: 'Flow' });
  const boxing = await aClassTemplate(db, { venue_id: far, name: 'Boxe', activity: 'boxing' });
  const yoga = { venue_id: near, class_template_id: flow };
  await aClassSession(db, { ...yoga, title: 'started', starts_at: '2026-11-23T09:00:00Z' });
  await aClassSession(db, { ...yoga, title: 'tomorrow', starts_at: '2026-11-24T16:00:00Z' });
  for (const hour of [18, 11, 12, 13, 14, 15, 16, 17, 19])
    await aClassSession(db, {
      ...yoga,
      starts_at: `2026-11-23T${hour}:00:00Z`,
      occurrence_date: `2026-10-${hour}`,
    });
  await aClassSession(db, {
    venue_id: far,
    class_template_id: boxing,
    title: 'Boxe',
    activity: 'boxing',
    capacity: 1,
    booked: 1,
    starts_at: '2026-11-23T17:30:00Z',
  });
});

const search = async (query: string) => {
  const { status, body } = await api.anonymous.get(
    `/venues-with-classes?date=2026-11-23&near=33.9,35.5&radius_km=20&${query}`,
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const names = async (query: string): Promise<string[]> =>
  (await search(query)).items.map((item: { venue: { name: string } }) => item.venue.name);

test('venues are listed nearest first, those without a class that day last', async () => {
  expect(await names('')).toEqual(['Near', 'Far', 'Idle']);
});

test('a venue contains its next eight classes in order, and their total number', async () => {
  const [near] = (await search('')).items;
  const starts = near.sessions.map((session: { local_start: string }) => session.local_start);
  expect(starts).toEqual(['13:00', '14:00', '15:00', '16:00', '17:00', '18:00', '19:00', '20:00']);
  expect(near.sessions_total).toBe(9);
  expect(near.sessions[0]).toMatchObject({
    time_zone: 'Asia/Beirut',
    starts_at: '2026-11-23T11:00:00.000Z',
    own_booking: null,
  });
});

test('a filter on classes excludes venues without a matching class', async () => {
  expect(await names('has_places=true')).toEqual(['Near']);
  expect(await names('from_time=19:30&to_time=19:30')).toEqual(['Far']);
});

test('a filter on venues keeps venues without a class', async () => {
  expect(await names('activity=padel,boxing')).toEqual(['Far', 'Idle']);
  expect(await names('amenity=showers')).toEqual(['Far']);
  expect(await names('q=idle')).toEqual(['Idle']);
  expect(await names('q=boxe')).toEqual(['Far']);
});

test('the distances shown are those of the order, from wherever the reader is', async () => {
  const listed = async (query: string): Promise<[string, number][]> =>
    (await search(query)).items.map((item: { venue: { name: string; distance_m: number } }) => [
      item.venue.name,
      Math.round(item.venue.distance_m / 1000),
    ]);
  // From north of them all the order is reversed, and each distance is from there.
  const north = '33.99,35.5';
  expect(await listed(`distance_from=${north}`)).toEqual([
    ['Far', 4],
    ['Near', 10],
    ['Idle', 10],
  ]);
  expect(await listed(`travel_from=${north}&travel_mode=car&distance_from=33.9,35.5`)).toEqual([
    ['Far', 4],
    ['Near', 10],
  ]);
  const box = 'date=2026-11-23&bbox=35,33.8,36,34';
  const fromMiddle = await api.anonymous.get(`/venues-with-classes?${box}`);
  expect(fromMiddle.body.items[0].venue.distance_m).toBeNull();
  const fromReader = await api.anonymous.get(`/venues-with-classes?${box}&distance_from=${north}`);
  expect(fromReader.body.items[0].venue).toMatchObject({ name: 'Far', distance_m: 4448 });
});

test('the means of travel decides which classes are reached in time', async () => {
  // It is noon and the class begins at 19:30: 22 km are walked by then, 33 km are not.
  const from = '33.75,35.5';
  expect(await names(`travel_from=${from}&q=boxe&travel_mode=walk`)).toEqual(['Far']);
  expect(await names(`travel_from=33.65,35.5&q=boxe`)).toEqual([]);
  expect(await names(`travel_from=33.65,35.5&q=boxe&travel_mode=bicycle`)).toEqual(['Far']);
  expect(await names(`travel_from=33.65,35.5&q=boxe&travel_mode=car`)).toEqual(['Far']);
  const unknown = await api.anonymous.get(
    `/venues-with-classes?date=2026-11-23&near=33.9,35.5&travel_from=${from}&travel_mode=boat`,
  );
  expect(unknown.status).toBe(400);
});

test('pages follow each other without gaps or repeated venues, from those with a class to those without', async () => {
  expect(await search('')).toMatchObject({ total: 3, total_at_least: false });
  const first = await search('limit=2');
  expect(first).toMatchObject({ total: 3, total_at_least: false });
  expect(first.items).toHaveLength(2);
  const second = await search(`limit=2&cursor=${first.next_cursor}`);
  expect(second).toMatchObject({ total: null, total_at_least: null, next_cursor: null });
  let cursor = '';
  const paged: string[] = [];
  do {
    const page = await search(`limit=1${cursor}`);
    paged.push(page.items[0].venue.name);
    cursor = page.next_cursor && `&cursor=${page.next_cursor}`;
  } while (cursor);
  expect(paged).toEqual(['Near', 'Far', 'Idle']);
  const refused = await api.anonymous.get(
    '/venues-with-classes?date=2026-11-23&near=33.9,35.5&cursor=abc',
  );
  expect(refused.status).toBe(400);
});

test('a bounding box replaces the radius, and one of the two is required', async () => {
  const date = 'date=2026-11-23';
  const box = await api.anonymous.get(`/venues-with-classes?${date}&bbox=35,34.5,36,35`);
  expect(box.body.items.map((item: { venue: { name: string } }) => item.venue.name)).toEqual([
    'Beyond',
  ]);
  const none = await api.anonymous.get(`/venues-with-classes?${date}`);
  expect(none.status).toBe(400);
});
