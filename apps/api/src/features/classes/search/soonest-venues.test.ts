import { sql } from 'kysely';
import { expect } from 'vitest';
import { api, test } from '../../../../test/api-test.ts';
import { aVenue } from '../../../../test/builders/venues.ts';

// 400 venues on eighteen degrees each way, most of them in one town, with one to three classes on the day:
// of many at once, some full, those of the first half of the town late in the day.
test.beforeAll(async () => {
  api.clock.set('2026-11-23T06:00:00Z');
  await aVenue(api.deps.db, { name: 'Draft', status: 'draft' });
  await api.deps.pool.query(`
    SELECT setseed(0.5);
    INSERT INTO venues (organisation_id, name, latitude, longitude, time_zone, status)
    SELECT (SELECT organisation_id FROM venues LIMIT 1), 'Venue ' || i,
      CASE WHEN i <= 250 THEN 33.9 + random() * 0.3 ELSE 25 + random() * 18 END,
      CASE WHEN i <= 250 THEN 35.4 + random() * 0.3 ELSE 25 + random() * 18 END,
      'Asia/Beirut', 'published'
    FROM generate_series(1, 400) i;
    INSERT INTO class_templates (venue_id, name, activity, capacity, duration_minutes, weekly, first_date)
    SELECT id, name, 'yoga', 10, 60, '[{"weekday": 1, "start": "18:00"}]', '2026-01-05' FROM venues;
    INSERT INTO class_sessions (class_template_id, venue_id, title, activity, tier, occurrence_date,
      occurrence_minute, local_date, local_minute, starts_at, ends_at, capacity, booked)
    SELECT t.id, t.venue_id, t.name, CASE WHEN minute > 1000 THEN 'boxing' ELSE 'yoga' END, 'standard',
      day, minute, day, minute, starts, starts + interval '1 hour', 10,
      CASE WHEN random() < 0.3 THEN 10 ELSE 0 END
    FROM class_templates t, LATERAL (
      SELECT date '2026-11-23' AS day, minute,
        (date '2026-11-23' + minute * interval '1 minute') AT TIME ZONE 'Asia/Beirut' AS starts
      FROM (SELECT DISTINCT 480 + 30 * (abs(hashtext(t.name || i)) % 22) AS minute
        FROM generate_series(0, abs(hashtext(t.name)) % 3) i) minutes) s;
    ANALYZE`);
});

/** The venues of a box in the order of their first class that can be booked, by the plainest SQL. */
async function expectedVenues(box: readonly number[], activity: string | null): Promise<string[]> {
  const [west, south, east, north] = box;
  const { rows } = await sql<{ venue_id: string }>`
    SELECT venue_id FROM (
      SELECT DISTINCT ON (s.venue_id) s.venue_id, s.starts_at, s.id FROM class_sessions s
      JOIN venues v ON v.id = s.venue_id
      WHERE v.status = 'published' AND v.latitude BETWEEN ${south} AND ${north} AND v.longitude BETWEEN ${west} AND ${east}
        AND s.booked < s.capacity AND s.starts_at > '2026-11-23T06:05:00Z'
        AND (${activity}::text IS NULL OR s.activity = ${activity})
      ORDER BY s.venue_id, s.starts_at, s.id) AS first
    ORDER BY starts_at, id`.execute(api.deps.db);
  return rows.map(({ venue_id }) => venue_id);
}

/** The venues of the pages of the list, as many as asked for. */
async function listedVenues(box: readonly number[], filter: string, limit: number, count: number) {
  const listed: string[] = [];
  let cursor = '';
  while (listed.length < count) {
    const { status, body } = await api.anonymous.get(
      `/venues-with-classes?date=2026-11-23&sort=soonest&bbox=${box.join(',')}${filter}&limit=${limit}${cursor}`,
    );
    expect(status, JSON.stringify(body)).toBe(200);
    listed.push(...body.items.map((item: { venue: { id: string } }) => item.venue.id));
    if (!body.next_cursor) break;
    cursor = `&cursor=${body.next_cursor}`;
  }
  return listed.slice(0, count);
}

test.each([
  ['few enough to be merged', [35.45, 33.95, 35.65, 34.15]],
  ['looked up one by one', [32, 31, 37.1, 35.6]],
  ['looked up one by one, most of them empty', [30.1, 26.1, 37.5, 33.8]],
  ['too many to be looked up', [25, 25, 43, 43]],
])('the soonest venues of a box are those of plain SQL: its cells are %s', async (_, box) => {
  for (const [filter, activity] of [
    ['', null],
    ['&activity=boxing', 'boxing'],
  ] as const) {
    const expected = await expectedVenues(box, activity);
    expect(expected.length).toBeGreaterThan(2);
    for (const limit of [3, 7, 100])
      expect(await listedVenues(box, filter, limit, expected.length)).toEqual(expected);
  }
});
