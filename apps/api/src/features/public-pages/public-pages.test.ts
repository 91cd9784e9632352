import { DAY, HOUR, isoInstant } from '@pulse/domain';
import { expect } from 'vitest';
import { api, test } from '../../../test/api-test.ts';
import { aClassSession, aMember, aVenue } from '../../../test/builders.ts';

const MONDAY_NOON = '2026-06-01T09:00:00Z';

const ids: Record<'nafas' | 'neighbour', string> = { nafas: '', neighbour: '' };

test.beforeAll(async () => {
  const { db } = api.deps;
  api.clock.set(MONDAY_NOON);
  const near = { city: 'Batroun', activities: ['yoga'] };
  ids.nafas = await aVenue(db, { name: 'Nafas', ...near, latitude: 34.255, longitude: 35.658 });
  ids.neighbour = await aVenue(db, {
    name: 'Neighbour',
    city: 'Batroun',
    activities: ['surf'],
    tier: 'plus',
    latitude: 34.256,
    longitude: 35.66,
  });
  await aVenue(db, {
    name: 'Secret',
    ...near,
    status: 'draft',
    latitude: 34.255,
    longitude: 35.659,
  });
  const at = (offset: number) => isoInstant(Date.parse(MONDAY_NOON) + offset);
  const yoga = { venue_id: ids.nafas, currency: 'USD' };
  await aClassSession(db, { ...yoga, title: 'Begun', starts_at: at(-HOUR) });
  await aClassSession(db, { ...yoga, title: 'Noon', starts_at: at(HOUR), price_minor: 1400 });
  await aClassSession(db, { ...yoga, title: 'Later', starts_at: at(6 * DAY), price_minor: 1800 });
  await aClassSession(db, { ...yoga, title: 'Too late', starts_at: at(8 * DAY) });
  await aClassSession(db, { ...yoga, title: 'Off', starts_at: at(2 * HOUR), status: 'cancelled' });
  await aClassSession(db, { venue_id: ids.neighbour, title: 'Waves', starts_at: at(DAY) });
});

const get = (path: string) => api.anonymous.get(`/public-pages${path}`);

test('the page of a venue has the classes of seven days that have not begun, by day', async () => {
  const { status, body } = await get('/venues/nafas-batroun');
  expect(status).toBe(200);
  expect(body).toMatchObject({ slug: 'nafas-batroun', city_slug: 'batroun' });
  expect(body.days.map((day: { date: string }) => day.date)).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((day) => `2026-06-0${day}`),
  );
  const titles = body.days.map((day: { classes: { title: string }[] }) =>
    day.classes.map(({ title }) => title),
  );
  expect(titles).toEqual([['Noon'], [], [], [], [], [], ['Later']]);
  expect(body.drop_in).toEqual({
    lowest: { amount_minor: 1400, currency: 'USD' },
    highest: { amount_minor: 1800, currency: 'USD' },
  });
});

test('the page of a venue names nothing of its readers', async () => {
  const { body } = await get('/venues/nafas-batroun');
  expect(JSON.stringify(body)).not.toContain('own_booking');
});

test('the plans of a venue’s page are those that include a visit, with prices once published', async () => {
  const { db } = api.deps;
  const codes = async (slug: string) =>
    (await get(`/venues/${slug}`)).body.plans.map((plan: { code: string }) => plan.code);
  expect(await codes('nafas-batroun')).toEqual(['basic', 'plus', 'unlimited']);
  expect(await codes('neighbour-batroun')).toEqual(['plus', 'unlimited']);
  await db.updateTable('plans').set({ published_at: null }).execute();
  expect((await get('/venues/nafas-batroun')).body.plans[0].monthly_price).toBeNull();
  await db.updateTable('plans').set({ published_at: new Date() }).execute();
  expect((await get('/venues/nafas-batroun')).body.plans[0].monthly_price).toMatchObject({
    currency: 'USD',
  });
});

test('the reviews of a venue’s page are the newest three that were not taken down', async () => {
  const { db } = api.deps;
  for (const day of [1, 2, 3, 4, 5]) {
    const { id } = await aMember(api.deps);
    const taken_down_at = day === 5 ? new Date() : null;
    await db
      .insertInto('reviews')
      .values({
        venue_id: ids.neighbour,
        user_id: id,
        rating: 4,
        text: `Day ${day}, a good floor.`,
        created_at: new Date(`2026-05-0${day}T10:00:00Z`),
        ...(taken_down_at && { taken_down_at, taken_down_reason: 'off_topic' }),
      })
      .execute();
  }
  const { body } = await get('/venues/neighbour-batroun');
  expect(body.reviews.map(({ text }: { text: string }) => text.slice(0, 5))).toEqual([
    'Day 4',
    'Day 3',
    'Day 2',
  ]);
  expect(body.venue.rating).toMatchObject({ count: 4, average: 4 });
});

test('the nearest other published venues are listed with their slugs', async () => {
  const { body } = await get('/venues/nafas-batroun');
  expect(body.nearby.map(({ slug }: { slug: string }) => slug)).toEqual(['neighbour-batroun']);
  expect(body.nearby[0].distance_m).toBeGreaterThan(100);
});

test('a draft, an archived and an unknown venue have no page', async () => {
  expect((await get('/venues/secret-batroun')).status).toBe(404);
  expect((await get('/venues/nobody')).status).toBe(404);
  expect((await get('/venues/Not%20A%20Slug')).status).toBe(404);
});

test('the page of a city has its venues, activities with counts, and the classes of two days', async () => {
  const { status, body } = await get('/cities/batroun');
  expect(status).toBe(200);
  expect(body.city).toMatchObject({ name: 'Batroun', venues: 2, time_zone: 'Asia/Beirut' });
  expect(body.activities).toEqual([
    { activity: 'surf', venues: 1 },
    { activity: 'yoga', venues: 1 },
  ]);
  expect(body.venues.map(({ name }: { name: string }) => name)).toEqual(['Nafas', 'Neighbour']);
  expect(
    body.days.map((day: { classes: { title: string; venue: { slug: string } }[] }) =>
      day.classes.map(({ title, venue }) => [title, venue.slug]),
    ),
  ).toEqual([[['Noon', 'nafas-batroun']], [['Waves', 'neighbour-batroun']]]);
});

test('the venues of a city are limited to an activity, and come in pages', async () => {
  const surf = await get('/cities/batroun?activity=surf');
  expect(surf.body.venues.map(({ name }: { name: string }) => name)).toEqual(['Neighbour']);
  expect((await get('/cities/batroun?activity=chess')).body).toMatchObject({ activity: null });
  for (let number = 10; number < 35; number += 1)
    await aVenue(api.deps.db, { name: `Hall ${number}`, city: 'Tyre' });
  const first = await get('/cities/tyre');
  expect(first.body.venues).toHaveLength(24);
  const rest = await get(`/cities/tyre?cursor=${first.body.next_cursor}`);
  expect(rest.body.venues.map(({ name }: { name: string }) => name)).toEqual(['Hall 34']);
  expect(rest.body.next_cursor).toBeNull();
  expect((await get('/cities/tyre?cursor=forged')).status).toBe(400);
});

test('a city without a published venue has no page and is in no list', async () => {
  await aVenue(api.deps.db, { name: 'Hidden', city: 'Nowhere', status: 'draft' });
  expect((await get('/cities/nowhere')).status).toBe(404);
  const { body } = await get('/cities');
  const slugs = body.items.map(({ slug }: { slug: string }) => slug);
  expect(slugs).toEqual(['tyre', 'batroun']);
  expect((await get('/cities/batroun')).body.nearby).toMatchObject([{ slug: 'tyre' }]);
});
