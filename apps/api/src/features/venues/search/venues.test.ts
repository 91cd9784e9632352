import { expect } from 'vitest';
import { api, test } from '../../../../test/api-test.ts';
import { anAttachedImage, anOrganisation, aVenue } from '../../../../test/builders.ts';

test.beforeAll(async () => {
  api.clock.set('2026-11-23T10:00:00Z');
  const { db } = api.deps;
  const organisation_id = await anOrganisation(api.deps, 'Nafas Studios');
  const venue = (overrides: Parameters<typeof aVenue>[1]) =>
    aVenue(db, { organisation_id, ...overrides });
  const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '07:00', closes: '22:00' }));
  await venue({
    name: 'Nafas Yoga',
    alternate_names: 'بيروت نفس يوغا',
    district: 'Hamra',
    latitude: 33.8966,
    longitude: 35.4828,
    activities: ['yoga', 'breath'],
    amenities: ['mats', 'showers'],
    opening_hours: hours,
  });
  await venue({
    name: 'Étoile Pilates',
    alternate_names: 'نادي القلعة',
    district: 'Gemmayzeh',
    latitude: 33.8953,
    longitude: 35.5148,
    activities: ['pilates'],
    amenities: ['showers'],
    tier: 'plus',
    opening_hours: hours,
  });
  await venue({
    name: 'Padel Byblos',
    city: 'Byblos',
    latitude: 34.1211,
    longitude: 35.6481,
    activities: ['padel'],
  });
  await venue({ name: 'Draft Yoga', status: 'draft' });
  await venue({ name: 'Zürich Boulder', city: 'Zürich', latitude: 47.37, longitude: 8.54 });
});

const names = async (query: string): Promise<string[]> => {
  const { status, body } = await api.anonymous.get(`/venues?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.items.map((item: { name: string }) => item.name);
};
const searchText = (q: string) => names(`q=${encodeURIComponent(q)}`);

test('venues near a point come nearest first, with their distance in metres', async () => {
  const { body } = await api.anonymous.get('/venues?near=33.8966,35.4828&radius_km=10');
  expect(body.items.map((item: { name: string }) => item.name)).toEqual([
    'Nafas Yoga',
    'Étoile Pilates',
  ]);
  expect(body.items[0].distance_m).toBe(0);
  expect(body.items[1].distance_m).toBeGreaterThan(2900);
  expect(body.items[1].distance_m).toBeLessThan(3000);
  expect(body.next_cursor).toBeNull();
});

test('a search tolerates missing accents and typing errors, in French and in Arabic', async () => {
  expect(await searchText('etoile')).toEqual(['Étoile Pilates']);
  expect(await searchText('Pilatse')).toEqual(['Étoile Pilates']);
  expect(await searchText('gemayze')).toEqual(['Étoile Pilates']);
  expect(await searchText('القلعه')).toEqual(['Étoile Pilates']);
  expect(await searchText('نَفَس')).toEqual(['Nafas Yoga']);
  expect(await searchText('hamra yoag')).toEqual(['Nafas Yoga']);
  expect(await searchText('يوغا')).toEqual(['Nafas Yoga']);
  expect(await searchText('7amra')).toEqual(['Nafas Yoga']);
  expect(await searchText('swimming')).toEqual([]);
  expect(await searchText('%_!')).toEqual([]);
});

test('a venue is found by its activities, and the best match comes first', async () => {
  expect(await searchText('padel')).toEqual(['Padel Byblos']);
  expect((await searchText('breath'))[0]).toBe('Nafas Yoga');
});

test('filters narrow a list together', async () => {
  expect(await names('activity=yoga,pilates')).toEqual(['Nafas Yoga', 'Étoile Pilates']);
  expect(await names('amenity=showers,mats')).toEqual(['Nafas Yoga']);
  expect(await names('tier=plus')).toEqual(['Étoile Pilates']);
  expect(await names('city=zurich')).toEqual(['Zürich Boulder']);
  expect(await names('bbox=35.6,34,35.7,34.2')).toEqual(['Padel Byblos']);
  expect(await names('near=33.9,35.5&q=nafas&activity=pilates')).toEqual([]);
});

test('every cursor leads to the next page without losing or repeating a venue', async () => {
  for (const order of ['near=33.8966,35.4828&radius_km=500', 'q=yoga', 'tier=standard']) {
    const all = await names(order);
    const paged: string[] = [];
    let cursor = '';
    for (let page = 0; page < 10; page += 1) {
      const { body } = await api.anonymous.get(`/venues?${order}&limit=1${cursor}`);
      paged.push(...body.items.map((item: { name: string }) => item.name));
      if (!body.next_cursor) break;
      cursor = `&cursor=${body.next_cursor}`;
    }
    expect(paged).toEqual(all);
  }
});

test('a cursor that is not ours, or of another order, is refused', async () => {
  const { body } = await api.anonymous.get('/venues?limit=1');
  for (const query of ['cursor=abc', `near=33,35&cursor=${body.next_cursor}`]) {
    const refused = await api.anonymous.get(`/venues?${query}`);
    expect(refused.status).toBe(400);
    expect(refused.body.code).toBe('validation_failed');
  }
});

test('a box across the antimeridian is refused, a circle across it is not', async () => {
  expect((await api.anonymous.get('/venues?bbox=170,-20,-170,-10')).status).toBe(400);
  expect(await names('near=-17.7,179.9&radius_km=100')).toEqual([]);
});

test('"open now" uses the time zone of each venue', async () => {
  expect(await names('open_now=true')).toEqual(['Nafas Yoga', 'Étoile Pilates']);
  api.clock.set('2026-11-23T20:30:00Z');
  expect(await names('open_now=true')).toEqual([]);
  const { body } = await api.anonymous.get('/venues?q=nafas');
  expect(body.items[0].opening).toEqual({ open: false, changes_at: '2026-11-24T05:00:00.000Z' });
  api.clock.set('2026-11-23T10:00:00Z');
});

test('map pins have few fields and are only those of published venues in the box', async () => {
  const { body } = await api.anonymous.get('/venues/map?bbox=35,33,36,35&activity=padel,yoga');
  const [pin] = body.items;
  expect(body.items).toHaveLength(2);
  expect(Object.keys(pin).sort()).toEqual([
    'activity',
    'id',
    'latitude',
    'longitude',
    'name',
    'tier',
  ]);
});

test('cities are counted, and found by another name in another script', async () => {
  const all = await api.anonymous.get('/cities');
  expect(all.body.items[0]).toMatchObject({ name: 'Beirut', country_code: 'LB', venues: 2 });
  const zurich = await api.anonymous.get('/cities?q=zurch');
  expect(zurich.body.items.map((city: { name: string }) => city.name)).toEqual(['Zürich']);
});

test('a venue page shows hours, closures, images, trainers and the booking policy', async () => {
  const { db } = api.deps;
  const id = await aVenue(db, { name: 'Whole', booking_policy: { free_cancel_hours: 24 } });
  const storage_key = await anAttachedImage(api.deps, 'venue_image');
  await db
    .insertInto('venue_images')
    .values({ venue_id: id, sort_order: 0, storage_key, alt_text: 'Studio' })
    .execute();
  await db
    .insertInto('venue_closures')
    .values({ venue_id: id, local_date: '2026-12-25', reason: 'Christmas' })
    .execute();
  const { status, body } = await api.anonymous.get(`/venues/${id}`);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body).toMatchObject({
    name: 'Whole',
    cover_url: `/api/v1/images/${storage_key}-640.webp`,
    images: [{ url: `/api/v1/images/${storage_key}-1600.webp`, alt: 'Studio' }],
    closures: [{ local_date: '2026-12-25', reason: 'Christmas' }],
    opening: { open: false, changes_at: null },
    organisation_name: 'Nafas Studio',
    trainers: [],
    booking_policy: { opens_days_before: 14, free_cancel_hours: 24 },
  });
});

test('drafts, archived venues and unknown ids are not found', async () => {
  const { db } = api.deps;
  for (const status of ['draft', 'archived'])
    expect((await api.anonymous.get(`/venues/${await aVenue(db, { status })}`)).status).toBe(404);
  const unknown = '6f0d3b1e-7a50-4d5c-9d7c-0f6a0a8f5b11';
  expect((await api.anonymous.get(`/venues/${unknown}`)).status).toBe(404);
  expect((await api.anonymous.get('/venues/nonsense')).status).toBe(404);
});

test('a point with very many decimals is accepted', async () => {
  const tiny = `0.${'0'.repeat(320)}1`;
  expect(await names(`near=${tiny},${tiny}`)).toEqual([]);
  const box = `bbox=0,0,${tiny},${tiny}`;
  expect(await names(box)).toEqual([]);
  const day = await api.anonymous.get(`/venues-with-classes?date=2026-11-23&${box}`);
  expect(day.status).toBe(200);
});

test('text that the database cannot store is rejected as invalid input', async () => {
  expect((await api.anonymous.get('/venues?q=yoga%00')).status).toBe(400);
  expect((await api.anonymous.get('/venues?city=%00')).status).toBe(400);
});

test('"open now" handles hours past midnight, and closed days', async () => {
  const { db } = api.deps;
  const night = [{ weekday: 1, opens: '22:00', closes: '02:00' }];
  const place = { city: 'Tripoli', opening_hours: night };
  const id = await aVenue(db, { name: 'Night Gym', ...place });
  const openAt = async (instant: string) => {
    api.clock.set(instant);
    return names('city=tripoli&open_now=true');
  };
  // 00:30 and 02:30 of Tuesday in Beirut, on the hours of Monday.
  expect(await openAt('2026-11-23T22:30:00Z')).toEqual(['Night Gym']);
  expect(await openAt('2026-11-24T00:30:00Z')).toEqual([]);
  await db
    .insertInto('venue_closures')
    .values({ venue_id: id, local_date: '2026-11-23' })
    .execute();
  expect(await openAt('2026-11-23T22:30:00Z')).toEqual([]);
  expect(await openAt('2026-11-30T22:30:00Z')).toEqual(['Night Gym']);
  api.clock.set('2026-11-23T10:00:00Z');
});
