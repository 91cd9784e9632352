import { sql } from 'kysely';
import { expect } from 'vitest';
import { api, test } from '../../../test/api-test.ts';
import {
  aBookingRow,
  aClassSession,
  aMember,
  anAttachedImage,
  aVenue,
  insertManyMembers,
} from '../../../test/builders.ts';
import {
  explain,
  recordStatements,
  sequentiallyScannedTables,
  usedIndexes,
} from '../../../test/database/query-plans.ts';
import { loadMonthReview } from './load-month-review.ts';
import { loadWeek } from './load-week.ts';

test.beforeAll(async () => {
  // A Wednesday in the first week of a month.
  api.clock.set('2026-12-02T12:00:00Z');
});

/** A member with a class for each start, attended unless the status says otherwise. */
async function aMemberWith(
  classes: { at: string; status?: string; venue?: string }[],
  timeZone = 'Asia/Beirut',
  joinedAt = '2026-01-15T12:00:00Z',
) {
  const { db } = api.deps;
  const member = await aMember(api.deps, { timeZone });
  await db.updateTable('users').set({ created_at: joinedAt }).where('id', '=', member.id).execute();
  for (const { at, status = 'completed', venue } of classes) {
    const session = await aClassSession(db, {
      starts_at: at,
      ...(venue && { venue_id: venue }),
    });
    await aBookingRow(db, { user_id: member.id, class_session_id: session, status });
  }
  return { ...member, client: await api.clientFor(member) };
}

async function addOpenGym(userId: string, venueId: string, at: string, corrected = false) {
  await api.deps.db
    .insertInto('check_ins')
    .values({
      user_id: userId,
      venue_id: venueId,
      kind: 'open_gym',
      method: 'venue_qr',
      local_date: at.slice(0, 10),
      checked_in_at: at,
      corrected_at: corrected ? at : null,
    })
    .execute();
}

test('the week counts what was attended and what is still booked, Monday to Sunday', async () => {
  const { client, id } = await aMemberWith([
    { at: '2026-11-29T16:00:00Z' },
    { at: '2026-11-30T16:00:00Z' },
    { at: '2026-12-01T16:00:00Z', status: 'no_show' },
    { at: '2026-12-01T17:00:00Z', status: 'cancelled' },
    { at: '2026-12-04T16:00:00Z', status: 'confirmed' },
    { at: '2026-12-07T16:00:00Z', status: 'confirmed' },
  ]);
  const gym = await aVenue(api.deps.db);
  await addOpenGym(id, gym, '2026-12-01T08:00:00Z');
  await addOpenGym(id, gym, '2026-12-02T08:00:00Z', true);
  const { body } = await client.get('/progress/week');
  expect(body).toMatchObject({ visits: 2, goal: null, today: '2026-12-02' });
  expect(body.days.map((day: object) => Object.values(day))).toEqual([
    ['2026-11-30', 1, 0],
    ['2026-12-01', 1, 0],
    ['2026-12-02', 0, 0],
    ['2026-12-03', 0, 0],
    ['2026-12-04', 0, 1],
    ['2026-12-05', 0, 0],
    ['2026-12-06', 0, 0],
  ]);
});

test('the week is that of the member’s time zone', async () => {
  // Sunday in UTC, Monday in Tokyo.
  const classes = [{ at: '2026-11-29T20:00:00Z' }];
  const inTokyo = await aMemberWith(classes, 'Asia/Tokyo');
  const inBeirut = await aMemberWith(classes);
  expect((await inTokyo.client.get('/progress/week')).body.visits).toBe(1);
  expect((await inBeirut.client.get('/progress/week')).body.visits).toBe(0);
});

test('a goal is one to seven visits or none, is changed at will, and is one’s own', async () => {
  const [{ client }, other] = [await aMemberWith([]), await aMemberWith([])];
  const goal = async () => (await client.get('/progress/week')).body.goal;
  for (const visits of [3, 7, null, null]) {
    expect((await client.put('/progress/weekly-goal', { visits })).status).toBe(204);
    expect(await goal()).toBe(visits);
  }
  await client.put('/progress/weekly-goal', { visits: 2 });
  for (const visits of [0, 8, 1.5, '3'])
    expect((await client.put('/progress/weekly-goal', { visits })).status).toBe(400);
  expect(await goal()).toBe(2);
  expect((await other.client.get('/progress/week')).body.goal).toBeNull();
});

test('the last month is offered for review in the first week of a month only', async () => {
  const offered = async () => {
    const { client } = await aMemberWith([]);
    return (await client.get('/progress/week')).body.month_to_review;
  };
  expect(await offered()).toBe('2026-11');
  api.clock.set('2026-12-08T12:00:00Z');
  expect(await offered()).toBeNull();
  api.clock.set('2026-12-02T12:00:00Z');
});

test('a look back begins with the month of joining', async () => {
  const { client } = await aMemberWith([], 'Asia/Beirut', '2026-12-01T09:00:00Z');
  expect((await client.get('/progress/week')).body.month_to_review).toBeNull();
  expect((await client.get('/progress/month')).body).toMatchObject({
    month: '2026-12',
    previous: null,
    next: null,
  });
});

test('a month in review adds up visits, minutes, weeks in a row, and names the places', async () => {
  const { db } = api.deps;
  const [studio, gym] = [await aVenue(db, { name: 'Studio' }), await aVenue(db, { name: 'Gym' })];
  const { client, id } = await aMemberWith([
    { at: '2026-10-28T16:00:00Z', venue: studio },
    // The first minute of November in Beirut.
    { at: '2026-10-31T22:00:00Z', venue: studio },
    { at: '2026-11-10T16:00:00Z', venue: studio },
    { at: '2026-11-17T16:00:00Z', venue: studio, status: 'no_show' },
    { at: '2026-11-24T16:00:00Z', venue: studio },
    // December in Beirut.
    { at: '2026-11-30T22:00:00Z', venue: studio },
  ]);
  await addOpenGym(id, gym, '2026-11-19T08:00:00Z');
  const { body } = await client.get('/progress/month');
  expect(body).toMatchObject({
    month: '2026-11',
    previous: '2026-10',
    next: '2026-12',
    visits: 4,
    minutes: 180,
    weeks_in_a_row: 3,
    first_time_count: 1,
  });
  const names = (places: { name: string; visits: number }[]) =>
    places.map(({ name, visits }) => [name, visits]);
  expect(names(body.favourite_places)).toEqual([
    ['Studio', 3],
    ['Gym', 1],
  ]);
  expect(names(body.first_time_places)).toEqual([['Gym', 1]]);
});

test('a place of the month shows the cover of its venue, as everywhere', async () => {
  const { db } = api.deps;
  const venue = await aVenue(db, { name: 'With a photo' });
  const storage_key = await anAttachedImage(api.deps, 'venue_image');
  await db
    .insertInto('venue_images')
    .values({ venue_id: venue, sort_order: 0, storage_key })
    .execute();
  const { client } = await aMemberWith([{ at: '2026-11-10T16:00:00Z', venue }]);
  const { body } = await client.get('/progress/month');
  const { body: shown } = await client.get(`/venues/${venue}`);
  expect(shown.cover_url).toContain(storage_key);
  expect(body.favourite_places).toMatchObject([{ id: venue, cover_url: shown.cover_url }]);
});

test('a month without visits is empty, and beyond the first and the running one nothing is linked', async () => {
  const { client } = await aMemberWith([{ at: '2026-11-10T16:00:00Z' }]);
  const { body: running } = await client.get('/progress/month?month=2026-12');
  expect(running).toMatchObject({ visits: 0, favourite_places: [], next: null });
  expect(running.previous).toBe('2026-11');
  const { body: first } = await client.get('/progress/month?month=2026-11');
  expect(first).toMatchObject({ visits: 1, previous: null, first_time_count: 1 });
  expect((await client.get('/progress/month?month=2026-13')).status).toBe(400);
});

test('the goal is in the download of a member’s data and goes with the account', async () => {
  const { db, personalData } = api.deps;
  const { client, id } = await aMemberWith([]);
  await client.put('/progress/weekly-goal', { visits: 3 });
  const { body } = await client.get('/profile/data');
  expect(body.weekly_goal).toMatchObject({ visits: 3 });
  await db.transaction().execute((tx) => personalData.erase(tx, id));
  const left = await db.selectFrom('weekly_goals').selectAll().where('user_id', '=', id).execute();
  expect(left).toEqual([]);
});

test('the week and the month read one member’s visits by an index, however many there are', async () => {
  const { db, pool } = api.deps;
  const { id } = await aMemberWith([{ at: '2026-11-10T16:00:00Z' }]);
  await insertManyMembers(api.deps, 1_000);
  // Ten thousand bookings of others: enough that reading all of them would be dearer than the index.
  await sql`
    INSERT INTO bookings (user_id, class_session_id, venue_id, status, starts_at, ends_at,
      local_date, tier, policy, cancelled_at, cancelled_by)
    SELECT u.id, b.class_session_id, b.venue_id, 'cancelled', b.starts_at - n * interval '1 day',
      b.ends_at - n * interval '1 day', b.local_date, b.tier, b.policy, b.starts_at, 'member'
    FROM users u, generate_series(1, 10) n,
      (SELECT * FROM bookings WHERE user_id = ${id} LIMIT 1) b
    WHERE u.id <> ${id}`.execute(db);
  await sql`ANALYZE bookings`.execute(db);
  const sent = await recordStatements(api.deps, async (deps) => {
    await loadWeek(deps, id);
    await loadMonthReview(deps, id);
  });
  expect(sent).toHaveLength(6);
  const plans = await Promise.all(sent.map((statement) => explain(pool, statement)));
  expect(plans.flatMap(sequentiallyScannedTables)).not.toContain('bookings');
  // All three begin with the member.
  const byMember = /^bookings_(user_starts_at_idx|attended_idx|one_active_per_member_and_session)$/;
  expect(plans.flatMap(usedIndexes).filter((name) => name.startsWith('bookings'))).toEqual(
    expect.arrayContaining([expect.stringMatching(byMember)]),
  );
});
