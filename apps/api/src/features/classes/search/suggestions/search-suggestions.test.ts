import { expect } from 'vitest';
import { api, test } from '../../../../../test/api-test.ts';
import { aClassSession, aClassTemplate, aMember, aVenue } from '../../../../../test/builders.ts';
import type { TestClient } from '../../../../../test/client/test-client.ts';

let maya: TestClient;
let hamra: string;

// Monday, 12:00 in Beirut. Three venues in Beirut and one in Tripoli, each with one class.
test.beforeAll(async () => {
  api.clock.set('2026-11-23T10:00:00Z');
  const { db } = api.deps;
  maya = await api.clientFor(await aMember(api.deps));
  const withClass = async (name: string, venue: object, session: object) => {
    const venue_id = await aVenue(db, { name, longitude: 35.5, ...venue });
    const activity = 'activity' in session ? String(session.activity) : 'yoga';
    const class_template_id = await aClassTemplate(db, { venue_id, name: activity, activity });
    const defaults = { venue_id, class_template_id, title: activity, activity };
    await aClassSession(db, { ...defaults, starts_at: '2026-11-23T16:00:00Z', ...session });
    return venue_id;
  };
  hamra = await withClass(
    'Hamra',
    { latitude: 33.9, amenities: ['showers'] },
    { activity: 'yoga' },
  );
  await withClass('Badaro', { latitude: 33.91 }, { activity: 'yoga', capacity: 2, booked: 2 });
  await withClass('Dora', { latitude: 33.92, tier: 'plus' }, { activity: 'boxing' });
  await withClass(
    'Mina',
    { latitude: 34.44, city: 'Tripoli', tier: 'plus' },
    { activity: 'yoga', starts_at: '2026-11-23T10:30:00Z' },
  );
  await withClass(
    'Thursday',
    { latitude: 33.93, amenities: ['sauna'] },
    { activity: 'padel', starts_at: '2026-11-26T16:00:00Z' },
  );
});

const area = 'date=2026-11-23&near=33.9,35.5&radius_km=15';
const suggestionsFor = async (query: string, caller: TestClient = api.anonymous) => {
  const { status, body } = await caller.get(`/venues-with-classes/suggestions?${area}&${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const venueNamesOf = async (
  query: string,
  caller: TestClient = api.anonymous,
): Promise<string[]> => {
  const { body } = await caller.get(`/venues-with-classes?${area}&${query}`);
  return body.items.map((item: { venue: { name: string } }) => item.venue.name);
};

test('each filter has the number of venues found without it, the most first', async () => {
  expect(await venueNamesOf('activity=yoga&tier=plus&from_time=17:00')).toEqual([]);
  const { filter_impacts, without_filters } = await suggestionsFor(
    'activity=yoga&tier=plus&from_time=17:00',
  );
  expect(filter_impacts).toEqual([
    { filter: 'tier', venues: 2 },
    { filter: 'activity', venues: 1 },
    { filter: 'time', venues: 0 },
  ]);
  expect(without_filters).toBe(3);
  expect(await venueNamesOf('activity=yoga&from_time=17:00')).toHaveLength(2);
  expect(await venueNamesOf('tier=plus&from_time=17:00')).toHaveLength(1);
});

test('when no single filter excludes venues, every impact is 0', async () => {
  const { filter_impacts, without_filters } = await suggestionsFor('activity=padel&amenity=sauna');
  expect(filter_impacts.map(({ venues }: { venues: number }) => venues)).toEqual([0, 0]);
  expect(without_filters).toBe(3);
});

test('favourites, text, amenities, opening and a time from midnight count as filters', async () => {
  await maya.put(`/favourites/${hamra}`);
  const query = 'favourites=true&q=badaro&amenity=showers&open_now=true&from_time=00:00';
  const { filter_impacts } = await suggestionsFor(query, maya);
  expect(filter_impacts.map(({ filter }: { filter: string }) => filter).sort()).toEqual([
    'amenity',
    'favourites',
    'open_now',
    'q',
    'time',
  ]);
  const found = await suggestionsFor('favourites=true&q=badaro', maya);
  expect(found.filter_impacts).toEqual([
    { filter: 'q', venues: 1 },
    { filter: 'favourites', venues: 1 },
  ]);
});

test('the nearest day and the nearest city that day have classes that pass all filters', async () => {
  const padel = await suggestionsFor('activity=padel');
  expect(padel.day).toEqual({ date: '2026-11-26', venues: 1 });
  expect(padel.place).toBeNull();
  const plusYoga = await suggestionsFor('activity=yoga&tier=plus');
  expect(plusYoga.day).toBeNull();
  expect(plusYoga.place).toMatchObject({ city: 'Tripoli', latitude: 34.44, venues: 1 });
  expect(plusYoga.place.distance_m).toBeGreaterThan(59_000);
  expect((await suggestionsFor('activity=yoga&tier=plus&from_time=18:00')).place).toBeNull();
  // Beirut has yoga too, but lies inside the searched area.
  expect((await suggestionsFor('activity=yoga')).place).toMatchObject({
    city: 'Tripoli',
    venues: 1,
  });
});

test('a search without a place is refused; a bounding box counts as a place', async () => {
  const none = await api.anonymous.get('/venues-with-classes/suggestions?date=2026-11-23');
  expect(none.status).toBe(400);
  const box = await api.anonymous.get(
    '/venues-with-classes/suggestions?date=2026-11-23&bbox=35,30,36,30.1',
  );
  expect(box.body).toMatchObject({
    filter_impacts: [],
    without_filters: 0,
    place: { city: 'Beirut' },
  });
});

test('only the member’s own favourites are listed, and none without signing in', async () => {
  await maya.put(`/favourites/${hamra}`);
  expect(await venueNamesOf('favourites=true', maya)).toEqual(['Hamra']);
  expect(await venueNamesOf('favourites=true')).toEqual([]);
  const karl = await api.clientFor(await aMember(api.deps));
  expect(await venueNamesOf('favourites=true', karl)).toEqual([]);
});

test('the travel-time filter excludes classes that cannot be reached in time', async () => {
  // Tripoli is 60 km away, and its class starts in half an hour.
  const tripoli = '/venues-with-classes?date=2026-11-23&near=34.44,35.5';
  const from = async (point: string) =>
    (await api.anonymous.get(`${tripoli}&travel_from=${point}`)).body.items.length;
  expect(await from('34.44,35.5')).toBe(1);
  expect(await from('33.9,35.5')).toBe(0);
  expect(await venueNamesOf('travel_from=33.9,35.5&travel_mode=car')).toEqual([
    'Hamra',
    'Badaro',
    'Dora',
  ]);
});

test('the first page contains the total number of venues', async () => {
  const first = await api.anonymous.get(`/venues-with-classes?${area}&limit=2`);
  expect(first.body.items).toHaveLength(2);
  expect(first.body.total).toBe(4);
  const next = await api.anonymous.get(
    `/venues-with-classes?${area}&limit=2&cursor=${first.body.next_cursor}`,
  );
  expect(next.body).toMatchObject({ total: null, next_cursor: null });
  expect(next.body.items).toHaveLength(2);
  const filtered = await api.anonymous.get(`/venues-with-classes?${area}&has_places=true`);
  expect(filtered.body.total).toBe(2);
});
