import { expect } from 'vitest';
import { api, test } from '../../../../test/api-test.ts';
import { aClassSession, aClassTemplate } from '../../../../test/builders/classes.ts';
import { aVenue } from '../../../../test/builders/venues.ts';
import { aMember } from '../../../../test/builders.ts';

let near: string;
let far: string;

// Monday, 12:00 in Beirut.
test.beforeAll(async () => {
  api.clock.set('2026-11-23T10:00:00Z');
  const { db } = api.deps;
  const at = (name: string, latitude: number, overrides = {}) =>
    aVenue(db, { name, latitude, longitude: 35.5, ...overrides });
  const withClass = async (venue_id: string, starts: string, overrides = {}) =>
    aClassSession(db, {
      venue_id,
      class_template_id: await aClassTemplate(db, { venue_id, name: `At ${starts}` }),
      starts_at: `2026-11-23T${starts}:00Z`,
      ...overrides,
    });
  near = await at('Near', 33.9);
  far = await at('Far', 33.96);
  const late = await at('Late', 33.92);
  const full = await at('Full', 33.91);
  const closing = await at('Closing', 33.93);
  await at('Idle', 33.901);
  const over = await at('Over', 33.902);
  await withClass(near, '15:00');
  await withClass(far, '10:30', { capacity: 1, booked: 1 });
  await withClass(far, '12:00');
  await withClass(far, '13:00');
  await withClass(late, '18:00');
  await withClass(full, '11:00', { capacity: 1, booked: 1 });
  // Booking closes five minutes before the start.
  await withClass(closing, '10:04');
  await withClass(over, '08:00');
  await withClass(over, '09:30');
});

interface Item {
  venue: { name: string; rating: { count: number; average: number | null } };
  sessions: { local_start: string; open_for_booking: boolean }[];
  last_started: string | null;
}
const area = '/venues-with-classes?date=2026-11-23&near=33.9,35.5&radius_km=20';
const list = async (query: string): Promise<Item[]> => {
  const { status, body } = await api.anonymous.get(`${area}&${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.items;
};
const names = async (query: string) => (await list(query)).map(({ venue }) => venue.name);

/** The names of all pages of one venue each. */
async function namesByPage(query: string): Promise<string[]> {
  const paged: string[] = [];
  let cursor = '';
  do {
    const { body } = await api.anonymous.get(`${area}&${query}&limit=1${cursor}`);
    paged.push(...body.items.map(({ venue }: Item) => venue.name));
    cursor = body.next_cursor && `&cursor=${body.next_cursor}`;
  } while (cursor);
  return paged;
}

/** Reviews of a venue by as many members, with these stars; returns their ids. */
async function reviewed(venue_id: string, stars: readonly number[]): Promise<string[]> {
  const ids: string[] = [];
  for (const rating of stars) {
    const { id: user_id } = await aMember(api.deps);
    const { id } = await api.deps.db
      .insertInto('reviews')
      .values({ venue_id, user_id, rating, text: 'A good floor, and on time.' })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(id);
  }
  return ids;
}
const ratingOf = async (name: string) =>
  (await list('')).find(({ venue }) => venue.name === name)?.venue.rating;

test('soonest: by the first class that can still be booked, then the nearest without one', async () => {
  const order = ['Far', 'Near', 'Late', 'Full', 'Closing', 'Idle', 'Over'];
  expect(await names('sort=soonest')).toEqual(order);
  expect(await namesByPage('sort=soonest')).toEqual(order);
  expect(await namesByPage('sort=soonest&from_time=16:00')).toEqual(['Near', 'Late']);
  expect(await names('sort=soonest&bbox=35.4,33.91,35.6,33.97')).toEqual([
    'Far',
    'Late',
    'Full',
    'Closing',
  ]);
});

test('a class says whether it is open for booking: it has a place and does not begin at once', async () => {
  const items = await list('sort=nearest');
  const openOf = (name: string) =>
    items.find(({ venue }) => venue.name === name)?.sessions.map((one) => one.open_for_booking);
  expect(openOf('Far')).toEqual([false, true, true]);
  expect(openOf('Closing')).toEqual([false]);
});

test('a venue without a class to come says when the last one began', async () => {
  const items = await list('');
  const lastOf = (name: string) => items.find(({ venue }) => venue.name === name)?.last_started;
  expect(lastOf('Over')).toBe('11:30');
  expect(lastOf('Idle')).toBeNull();
  expect(lastOf('Near')).toBeNull();
});

test('rated: few reviews count for less, venues without reviews follow, those without a class are last', async () => {
  await reviewed(near, [5]);
  await reviewed(far, [5, 5, 5, 4, 5, 5]);
  const order = ['Far', 'Near', 'Full', 'Late', 'Closing', 'Idle', 'Over'];
  expect(await names('sort=rated')).toEqual(order);
  expect(await namesByPage('sort=rated')).toEqual(order);
  expect(await ratingOf('Near')).toEqual({ count: 1, average: 5 });
  expect(await ratingOf('Far')).toEqual({ count: 6, average: 4.8 });
  expect(await ratingOf('Idle')).toEqual({ count: 0, average: null });
});

test('a rating follows its reviews: changed, taken down, deleted, also several at once', async () => {
  const { db } = api.deps;
  const late = (await list('')).find(({ venue }) => venue.name === 'Late');
  expect(late?.venue.rating.count).toBe(0);
  const venue = await db
    .selectFrom('venues')
    .select('id')
    .where('name', '=', 'Late')
    .executeTakeFirstOrThrow();
  const [first = '', second = '', third = ''] = await reviewed(venue.id, [2, 4, 5]);
  expect(await ratingOf('Late')).toEqual({ count: 3, average: 3.7 });
  await db.updateTable('reviews').set({ rating: 3 }).where('id', '=', first).execute();
  expect(await ratingOf('Late')).toEqual({ count: 3, average: 4 });
  await db
    .updateTable('reviews')
    .set({ taken_down_at: new Date(), taken_down_reason: 'off_topic' })
    .where('id', '=', second)
    .execute();
  expect(await ratingOf('Late')).toEqual({ count: 2, average: 4 });
  await db.deleteFrom('reviews').where('id', 'in', [first, second, third]).execute();
  expect(await ratingOf('Late')).toEqual({ count: 0, average: null });
});

test('a venue that moves keeps its rating in the list of its new place', async () => {
  await api.deps.db.updateTable('venues').set({ latitude: 36 }).where('id', '=', near).execute();
  const moved = await api.anonymous.get(
    '/venues-with-classes?date=2026-11-23&near=36,35.5&sort=rated',
  );
  expect(moved.body.items).toMatchObject([{ venue: { name: 'Near', rating: { count: 1 } } }]);
});

test('an unknown order is refused, and so is a cursor of another one', async () => {
  expect((await api.anonymous.get(`${area}&sort=cheapest`)).status).toBe(400);
  const { body } = await api.anonymous.get(`${area}&sort=soonest&limit=1`);
  expect((await api.anonymous.get(`${area}&sort=rated&cursor=${body.next_cursor}`)).status).toBe(
    400,
  );
});
