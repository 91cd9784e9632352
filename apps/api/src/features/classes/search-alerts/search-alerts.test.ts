import { DAY, HOUR, MAX_SEARCH_ALERTS, MINUTE } from '@pulse/domain';
import { sql } from 'kysely';
import { beforeEach, expect } from 'vitest';
import { api, test } from '../../../../test/api-test.ts';
import { aVenue } from '../../../../test/builders/venues.ts';
import { aClassSession, aMember, type TestUser } from '../../../../test/builders.ts';
import {
  explain,
  recordStatements,
  sequentiallyScannedTables,
  usedIndexes,
} from '../../../../test/database/query-plans.ts';
import {
  runConcurrently,
  waitForBlockedStatements,
} from '../../../../test/database/race-conditions.ts';
import { checkSearchAlerts } from './check-search-alerts.ts';
import { takeAlertsToCheck } from './search-alerts.store.ts';

const NOON = Date.parse('2026-11-24T10:00:00Z');
const HERE = { latitude: 33.89, longitude: 35.5, radius_km: 5 };

let venue_id: string;
let member: TestUser;
test.beforeAll(async () => {
  venue_id = await aVenue(api.deps.db, {
    name: 'Nafas',
    latitude: HERE.latitude,
    longitude: HERE.longitude,
    amenities: ['showers'],
  });
});
beforeEach(async () => {
  api.clock.set(NOON);
  for (const table of ['search_alerts', 'class_sessions', 'notifications', 'mails'] as const)
    await api.deps.db.deleteFrom(table).execute();
  member = await aMember(api.deps, { timeZone: 'Asia/Beirut' });
});

const ask = async (search: object, who = member) =>
  (await api.clientFor(who)).post('/search-alerts', { near: HERE, ...search });
const alertsOf = async (who = member) =>
  (await (await api.clientFor(who)).get('/search-alerts')).body.items;

/** Adds a class two days from now unless said otherwise. */
type SessionColumns = Parameters<typeof aClassSession>[1];
function addClass({
  startsIn = 2 * DAY,
  ...session
}: { startsIn?: number } & Partial<SessionColumns> = {}) {
  const starts_at = new Date(api.clock.now() + startsIn).toISOString();
  return aClassSession(api.deps.db, { venue_id, title: 'Flow', starts_at, ...session });
}

/** Lets the job check every alert, and returns the messages so far. */
async function messagesAfterCheck(): Promise<string[]> {
  api.clock.advance(HOUR);
  await api.runJob('classes.check-search-alerts');
  await api.dispatchEvents();
  const rows = await api.deps.db
    .selectFrom('notifications')
    .select(['title', 'message', 'link'])
    .orderBy('created_at')
    .execute();
  return rows.map(({ title, message, link }) => `${title} | ${message} | ${link}`);
}

test('a member is notified once, in app and mail, when a class appears, and the alert has ended', async () => {
  expect(await ask({ date: '2026-11-26' })).toMatchObject({
    status: 200,
    body: { search: { date: '2026-11-26', near: HERE }, expires_at: '2026-11-27T12:00:00.000Z' },
  });
  expect(await messagesAfterCheck()).toEqual([]);
  const id = await addClass();
  const [message] = await messagesAfterCheck();
  expect(message).toMatch(/^“Flow” fits your search \| A place is free at Nafas, Thursday.*26 Nov/);
  expect(message).toContain(`/app/venue/${venue_id}?date=2026-11-26&session=${id}`);
  expect(await alertsOf()).toEqual([]);
  await addClass();
  expect(await messagesAfterCheck()).toHaveLength(1);
  expect(await api.deps.db.selectFrom('mails').select('subject').execute()).toEqual([
    { subject: '“Flow” fits your search' },
  ]);
});

test.each([
  [{ date: '2026-11-27' }, {}],
  [{ near: { ...HERE, latitude: 34.4 } }, {}],
  [{ activity: ['boxing'] }, { activity: 'yoga' }],
  [{ q: 'handstand' }, {}],
  [{ level: 'beginner' }, { level: 'advanced' }],
  [{ language: ['fr'] }, { language: 'ar' }],
  [{ women_only: true }, {}],
  [{ amenity: ['parking'] }, {}],
  [{ tier: 'plus' }, {}],
  [{ to_time: '07:00' }, {}],
  [{}, { capacity: 8, booked: 8 }],
  [{}, { startsIn: 20 * DAY }],
])('a search for %j is not answered by a class that does not fit', async (search, session) => {
  await ask(search);
  await addClass(session);
  expect(await messagesAfterCheck()).toEqual([]);
  expect(await alertsOf()).toHaveLength(1);
});

test.each([
  [{ date: null }, { startsIn: 12 * DAY }],
  [{ activity: ['boxing', 'yoga'] }, { activity: 'yoga' }],
  [{ q: 'flow' }, {}],
  [
    { level: 'beginner', language: ['fr'], women_only: true },
    { level: 'all', language: 'fr', women_only: true },
  ],
  [{ amenity: ['showers'], from_time: '11:00', to_time: '14:00' }, {}],
  [{ near: null, bbox: { west: 35.4, south: 33.8, east: 35.6, north: 34 } }, {}],
])('a search for %j is answered by a class that fits', async (search, session) => {
  await ask(search);
  await addClass(session);
  expect(await messagesAfterCheck()).toHaveLength(1);
});

test('a place that becomes free answers a search too', async () => {
  const id = await addClass({ capacity: 8, booked: 8 });
  await ask({});
  expect(await messagesAfterCheck()).toEqual([]);
  await sql`UPDATE class_sessions SET booked = 7 WHERE id = ${id}`.execute(api.deps.db);
  expect(await messagesAfterCheck()).toHaveLength(1);
});

test('the same search is one alert, and another member neither sees nor removes it', async () => {
  const [first, again] = [await ask({ q: 'flow' }), await ask({ q: 'flow' })];
  expect(again.body).toEqual(first.body);
  const other = await aMember(api.deps);
  expect(await alertsOf(other)).toEqual([]);
  const path = `/search-alerts/${first.body.id}`;
  expect((await (await api.clientFor(other)).delete(path)).status).toBe(204);
  expect(await alertsOf()).toHaveLength(1);
  for (const _ of [1, 2])
    expect((await (await api.clientFor(member)).delete(path)).status).toBe(204);
  expect(await alertsOf()).toEqual([]);
});

test('a search that finds a class, has no place or is for a past day is refused', async () => {
  await addClass();
  expect((await ask({})).body.code).toBe('search_has_classes');
  expect((await ask({ near: null })).body).toMatchObject({
    code: 'validation_failed',
    errors: [{ field: 'near' }],
  });
  expect((await ask({ date: '2026-11-22' })).body).toMatchObject({
    code: 'validation_failed',
    errors: [{ field: 'date' }],
  });
  for (const bbox of [
    { west: 35, south: 34, east: 36, north: 33 },
    { west: 36, south: 33, east: 35, north: 34 },
    { west: 36, south: 34, east: 35, north: 33 },
    { west: 179, south: 33, east: -179, north: 34 },
  ])
    expect((await ask({ near: null, bbox, q: 'yoga' })).body).toMatchObject({
      code: 'validation_failed',
      errors: [{ field: 'bbox' }],
    });
  expect((await ask({ sort: 'soonest' })).status).toBe(400);
  expect(await alertsOf()).toEqual([]);
});

test('a member has ten alerts at most, also when several are added at once', async () => {
  const caller = await api.clientFor(member);
  const answers = await runConcurrently(MAX_SEARCH_ALERTS + 3, (index) =>
    caller.post('/search-alerts', { near: HERE, q: `class ${index}` }),
  );
  const codes = answers.flatMap(({ body }) => body.code ?? []);
  expect(codes).toEqual(Array(3).fill('search_alerts_full'));
  expect(await alertsOf()).toHaveLength(MAX_SEARCH_ALERTS);
});

test('an alert whose day is over ends silently', async () => {
  await ask({ date: '2026-11-24' });
  api.clock.advance(2 * DAY);
  await messagesAfterCheck();
  expect(await api.deps.db.selectFrom('search_alerts').select('id').execute()).toEqual([]);
});

test('what appears at night is announced in the member’s morning', async () => {
  await ask({});
  await addClass();
  api.clock.set('2026-11-24T20:30:00Z');
  expect(await messagesAfterCheck()).toEqual([]);
  api.clock.set('2026-11-25T05:00:00Z');
  expect(await messagesAfterCheck()).toHaveLength(1);
});

test('workers that run at the same moment tell a member once', async () => {
  await ask({});
  await addClass();
  api.clock.advance(HOUR);
  const { db } = api.deps;
  const running = await db.transaction().execute(async (tx) => {
    await sql`LOCK TABLE search_alerts IN SHARE MODE`.execute(tx);
    const runs = Promise.all([1, 2, 3].map(() => checkSearchAlerts(api.deps)));
    await waitForBlockedStatements(api, 3);
    return { runs };
  });
  await running.runs;
  expect((await api.dispatchEvents()).dispatched).toBe(1);
});

test('control: without the time of its last check an alert is taken twice', async () => {
  await ask({});
  const due = { now: new Date(NOON), checkedUntil: new Date(NOON + MINUTE), limit: 10 };
  const take = () => api.deps.db.transaction().execute((tx) => takeAlertsToCheck(tx, due));
  expect(await take()).toHaveLength(1);
  expect(await take()).toHaveLength(1);
});

test('the download of an account has its alerts', async () => {
  await ask({ q: 'flow' });
  const caller = await api.clientFor(member);
  const { body } = await caller.get('/profile/data');
  expect(body.search_alerts).toMatchObject([{ search: { q: 'flow' } }]);
});

test('the alerts to check come out of an index, however many there are', async () => {
  const { db, pool } = api.deps;
  await sql`
    INSERT INTO search_alerts (user_id, search, created_at, expires_at, checked_at)
    SELECT ${member.id}, jsonb_build_object('q', i), now(), now() + interval '30 days',
      now() - i * interval '1 second'
    FROM generate_series(1, 5000) i`.execute(db);
  await sql`ANALYZE search_alerts`.execute(db);
  const due = { now: new Date(), checkedUntil: new Date(), limit: 25 };
  const [statement] = await recordStatements(api.deps, (deps) =>
    deps.db.transaction().execute((tx) => takeAlertsToCheck(tx, due)),
  );
  if (!statement) throw new Error('Expected a statement');
  const plan = await explain(pool, statement);
  expect(usedIndexes(plan)).toContain('search_alerts_checked_at_idx');
  expect(sequentiallyScannedTables(plan)).not.toContain('search_alerts');
});
