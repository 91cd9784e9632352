import { expect } from 'vitest';
import { api, test } from '../../../../../test/api-test.ts';
import { recordStatements, type SentStatement } from '../../../../../test/database/query-plans.ts';
import { listVenuesWithClasses } from '../list-venues-with-classes.ts';
import { interpretSearch } from './interpret-search.ts';

// 12,000 venues in 4,000 cities, each with a trainer and a class a day for nine days, so that the
// planner chooses as it does with large tables.

test.beforeAll(async () => {
  api.clock.set('2026-11-23T10:00:00Z');
  await api.deps.pool.query(`
    SET statement_timeout = 0;
    SELECT setseed(0.5);
    INSERT INTO organisations (name) VALUES ('Everywhere');
    INSERT INTO venues (organisation_id, name, city, latitude, longitude, time_zone, status, activities)
    SELECT o.id, 'Studio ' || md5(i::text), 'Town ' || md5((i % 4000)::text),
      random() * 100 - 50, random() * 300 - 150, 'Asia/Beirut', 'published', '{yoga}'
    FROM organisations o, generate_series(1, 12000) i;
    INSERT INTO trainers (organisation_id, name)
    SELECT organisation_id, 'Coach ' || name FROM venues;
    INSERT INTO class_templates (venue_id, trainer_id, name, activity, capacity, duration_minutes,
      weekly, first_date)
    SELECT v.id, r.id, 'Flow ' || v.name, 'yoga', 10, 60, '[{"weekday": 1, "start": "18:00"}]',
      '2026-01-05'
    FROM venues v JOIN trainers r ON r.name = 'Coach ' || v.name;
    INSERT INTO class_sessions (class_template_id, venue_id, trainer_id, title, activity, tier,
      occurrence_date, occurrence_minute, local_date, local_minute, starts_at, ends_at, capacity)
    SELECT t.id, t.venue_id, t.trainer_id, t.name, t.activity, 'standard', day, 1080, day, 1080,
      day + time '16:00', day + time '17:00', 10
    FROM class_templates t, LATERAL (SELECT date '2026-11-23' + i AS day
      FROM generate_series(0, 9, 3) i) d;
    ANALYZE;`);
});

/** Tables that grow with use. */
const TABLES = ['areas', 'area_names', 'venues', 'trainers', 'class_templates', 'class_sessions'];

/** The tables of which a statement reads rows without an index, also inside functions that it calls. */
async function tablesReadSequentially({ sql, parameters }: SentStatement): Promise<string[]> {
  const client = await api.deps.pool.connect();
  const countRows = async () => {
    const { rows } = await client.query<{ name: string; count: number }>(
      `SELECT relname AS name, seq_tup_read::integer AS count FROM pg_stat_xact_user_tables
      WHERE relname = ANY ($1)`,
      [TABLES],
    );
    return new Map(rows.map(({ name, count }) => [name, count]));
  };
  try {
    await client.query('BEGIN');
    // The counters contain earlier transactions of the connection, until they are reported.
    const before = await countRows();
    await client.query(sql, [...parameters]);
    const after = await countRows();
    return TABLES.filter((name) => (after.get(name) ?? 0) > (before.get(name) ?? 0));
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

const texts = [
  'c4ca4238a0b923820dcc509a6f75849b',
  'yoga c81e monday evening in town a87f',
  'studio c4ca',
  'studioo townn',
];
const near = { latitude: 33.89, longitude: 35.5 };

test.each(texts)(
  '"%s" is interpreted with at most ten statements, without reading a whole table',
  async (q) => {
    const sent = await recordStatements(api.deps, (deps) =>
      interpretSearch(deps, { q, near, radius_km: 15 }),
    );
    expect(sent.length).toBeLessThanOrEqual(10);
    for (const statement of sent)
      expect(await tablesReadSequentially(statement), statement.sql).toEqual([]);
  },
);

test('a list searched by text reads venues, classes and trainers by their indexes', async () => {
  const query = {
    date: '2026-11-23',
    near: { latitude: 33.89, longitude: 35.5 },
    radius_km: 15,
    limit: 20,
    travel_mode: 'walk' as const,
    sort: 'nearest' as const,
  };
  const sent = await recordStatements(api.deps, (deps) =>
    listVenuesWithClasses(deps, { ...query, q: 'coach c4ca4238' }, null),
  );
  for (const statement of sent)
    expect(await tablesReadSequentially(statement), statement.sql).toEqual([]);
});

test('the counters notice a sequential read inside a function', async () => {
  await api.deps.pool.query(`CREATE FUNCTION count_venues() RETURNS bigint LANGUAGE plpgsql
    AS $$ BEGIN RETURN (SELECT count(*) FROM venues WHERE description = 'x'); END $$`);
  const statement = { sql: 'SELECT count_venues()', parameters: [] };
  expect(await tablesReadSequentially(statement)).toEqual(['venues']);
});
