import { expect } from 'vitest';
import { api, test } from '../../../../test/api-test.ts';
import { aMember, insertManyMembers, type TestUser } from '../../../../test/builders.ts';
import {
  explain,
  recordStatements,
  type SentStatement,
  sequentiallyScannedTables,
  usedIndexes,
} from '../../../../test/database/query-plans.ts';
import { listVenuesOnMap } from './list-venues-on-map.ts';
import { listVenuesWithClasses } from './list-venues-with-classes.ts';
import { listSearchSuggestions } from './suggestions/list-search-suggestions.ts';

// 5,000 venues in one town among 10,000, each with a class a day for four weeks, and
// 60 members with 300 favourites each, so that the planner chooses as it does with large tables.

let member: TestUser;
test.beforeAll(async () => {
  api.clock.set('2026-11-23T10:00:00Z');
  member = await aMember(api.deps);
  await insertManyMembers(api.deps, 60);
  await api.deps.pool.query(`
    SET statement_timeout = 0;
    SELECT setseed(0.5);
    INSERT INTO organisations (name) VALUES ('Everywhere');
    INSERT INTO venues (organisation_id, name, city, latitude, longitude, time_zone, status, activities)
    SELECT o.id, 'Venue ' || i, 'City ' || i % 50,
      CASE WHEN i <= 5000 THEN 33.8 + random() * 0.15 ELSE random() * 100 - 50 END,
      CASE WHEN i <= 5000 THEN 35.45 + random() * 0.12 ELSE random() * 300 - 150 END,
      'Asia/Beirut', 'published', ARRAY[(ARRAY['yoga','boxing','padel'])[1 + i % 3]]
    FROM organisations o, generate_series(1, 10000) i;
    INSERT INTO class_templates (venue_id, name, activity, capacity, duration_minutes, weekly,
      first_date)
    SELECT id, 'Class ' || name, activities[1], 10, 60, '[{"weekday": 1, "start": "18:00"}]', '2026-01-05' FROM venues;
    INSERT INTO class_sessions (class_template_id, venue_id, title, activity, tier, occurrence_date,
      occurrence_minute, local_date, local_minute, starts_at, ends_at, capacity)
    SELECT t.id, t.venue_id, t.name, t.activity, 'standard', day, 1080, day, 1080,
      day + time '16:00', day + time '17:00', 10
    FROM class_templates t, LATERAL (SELECT date '2026-11-23' + i AS day
      FROM generate_series(0, CASE WHEN hashtext(t.name) % 3 = 0 THEN 28 ELSE 9 END, 3) i) d;
    INSERT INTO favourites (user_id, venue_id)
    SELECT u.id, v.id FROM users u, (SELECT id FROM venues ORDER BY name LIMIT 300) v;
    INSERT INTO venue_ratings (venue_id, reviews, stars, cell)
    SELECT id, 1 + hashtext(name) % 20 + 20, 4 * (hashtext(name) % 20 + 20),
      place_cell(latitude, longitude) FROM venues WHERE hashtext(name) % 2 = 0;
    ANALYZE;`);
});

/** Tables that grow with use; the others have few rows here. */
const growsWithUse = (table: string) =>
  ['venues', 'venue_ratings', 'class_sessions', 'favourites'].includes(table);

const nearbySearch = {
  date: '2026-11-23',
  near: { latitude: 33.89, longitude: 35.5 },
  radius_km: 15,
  limit: 100,
  sort: 'nearest',
};
const searchWithEveryFilter = {
  ...nearbySearch,
  activity: ['yoga'],
  amenity: ['showers'],
  tier: 'standard',
  open_now: true,
  from_time: '06:00',
  to_time: '22:00',
  has_places: true,
  travel_from: nearbySearch.near,
  travel_mode: 'walk',
  distance_from: nearbySearch.near,
  favourites: true,
} as const;
type Query = Parameters<typeof listVenuesWithClasses>[1];
const query = (fields: object) => ({ ...fields }) as Query;

/** Expects index scans of venues by position and of classes by venue or day, no sequential scans. */
async function expectIndexes(...statements: readonly SentStatement[]): Promise<void> {
  const plans = [];
  for (const statement of statements) plans.push(await explain(api.deps.pool, statement));
  const indexes = plans.flatMap(usedIndexes).join();
  expect(indexes).toMatch(/venues_(nearest|position)_idx/);
  expect(indexes).toMatch(
    /class_sessions_(venue_starts_at|starts_at|local_date|cell_local_date)_idx/,
  );
  expect(plans.flatMap(sequentiallyScannedTables).filter(growsWithUse)).toEqual([]);
}

test('a page of the list is at most five statements that read venues and classes by their indexes', async () => {
  const sorts = ['nearest', 'soonest', 'rated'];
  for (const fields of [nearbySearch, searchWithEveryFilter].flatMap((search) =>
    sorts.map((sort) => ({ ...search, sort })),
  )) {
    const sent = await recordStatements(api.deps, (deps) =>
      listVenuesWithClasses(deps, query(fields), member.id),
    );
    // The parts until the page is full, the venues of the page, and how many there are.
    expect(sent.length).toBeLessThanOrEqual(5);
    await expectIndexes(...sent);
  }
});

test('the pins of a map are one statement that reads venues and classes by their indexes', async () => {
  const sent = await recordStatements(api.deps, (deps) =>
    listVenuesOnMap(deps, query({ ...searchWithEveryFilter, open_now: false }), member.id),
  );
  expect(sent).toHaveLength(1);
  await expectIndexes(sent[0] as SentStatement);
});

test('5,000 venues are listed once each, in pages of at most 100, nearest first', async () => {
  const caller = await api.clientFor(member);
  const seen = new Set<string>();
  let cursor = '';
  let farthest = 0;
  for (let page = 0; page < 52; page += 1) {
    const address = `/venues-with-classes?date=2026-11-23&near=33.89,35.5&limit=100${cursor}`;
    const { body } = await caller.get(address);
    expect(body.items.length).toBeLessThanOrEqual(100);
    // Of a larger area only some venues are counted.
    if (page === 0) expect(body).toMatchObject({ total: 500, total_at_least: true });
    for (const { venue, sessions_total } of body.items) {
      seen.add(venue.id);
      if (sessions_total === 0) continue;
      expect(venue.distance_m).toBeGreaterThanOrEqual(farthest);
      farthest = venue.distance_m;
    }
    if (body.next_cursor === null) break;
    cursor = `&cursor=${body.next_cursor}`;
  }
  expect(seen.size).toBe(5000);
  const tooMany = await caller.get(
    '/venues-with-classes?date=2026-11-23&near=33.89,35.5&limit=101',
  );
  expect(tooMany.status).toBe(400);
});

test('the suggestions are three statements with index scans, however many filters are set', async () => {
  for (const fields of [
    nearbySearch,
    { ...nearbySearch, activity: ['surf'] },
    searchWithEveryFilter,
  ]) {
    const sent = await recordStatements(api.deps, (deps) =>
      listSearchSuggestions(deps, query(fields), member.id),
    );
    expect(sent).toHaveLength(3);
    for (const statement of sent) await expectIndexes(statement);
  }
});
