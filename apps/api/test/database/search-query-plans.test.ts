import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import {
  type SessionSearch,
  searchSessions,
} from '../../src/features/classes/search/session-search.store.ts';
import { findMapVenues } from '../../src/features/venues/search/map-venues.store.ts';
import {
  searchVenues,
  type VenueSearchOptions,
} from '../../src/features/venues/search/venue-search.store.ts';
import { type OpenDatabase, openDatabase } from '../../src/platform/database/open-database.ts';
import type { Db } from '../../src/platform/database/transaction.ts';
import { createDatabase, type TestDatabase } from './create-database.ts';
import { explain, recordStatements } from './query-plans.ts';
import { ensureTemplateDatabase } from './template-database.ts';

// 20,000 venues around the world with a schedule each: enough that a sequential scan is never the
// cheaper plan, so a plan without its index means that the index does not fit the query.
let database: TestDatabase;
let connection: OpenDatabase;

beforeAll(async () => {
  const adminUrl = inject('databaseUrl');
  database = await createDatabase(adminUrl, { template: await ensureTemplateDatabase(adminUrl) });
  connection = openDatabase(database.url, 2);
  await connection.pool.query(`
    SET statement_timeout = 0;
    SELECT setseed(0.5);
    INSERT INTO organisations (name) VALUES ('Everywhere');
    INSERT INTO venues (organisation_id, name, district, city, latitude, longitude, time_zone, status,
      activities)
    SELECT o.id, (ARRAY['Nafas','Atelier','Halle','Marina','Cedar','Corner'])[1 + i % 6] || ' ' || md5(i::text),
      'District ' || i % 500, 'City ' || i % 300, random() * 140 - 70, random() * 360 - 180,
      'Asia/Beirut', 'published', ARRAY[(ARRAY['yoga','boxing','padel'])[1 + i % 3]]
    FROM organisations o, generate_series(1, 20000) i;
    INSERT INTO class_templates (venue_id, name, activity, capacity, duration_minutes, weekly,
      first_date)
    SELECT id, 'Class ' || md5(name), activities[1], 10, 60, '[{"weekday": 1, "start": "18:00"}]', '2026-01-05' FROM venues;
    INSERT INTO class_sessions (class_template_id, venue_id, title, activity, tier, occurrence_date,
      occurrence_minute, local_date, local_minute, starts_at, ends_at, capacity)
    SELECT t.id, t.venue_id, t.name, t.activity, 'standard', day, 1080, day, 1080,
      day + time '16:00', day + time '17:00', 10
    FROM class_templates t,
      LATERAL (SELECT date '2026-11-24' + (abs(hashtext(t.id::text)) % 30) + 30 * i AS day
        FROM generate_series(0, 1) i) d;
    ANALYZE;`);
}, 120_000);
afterAll(async () => {
  await connection.close();
  await database.drop();
});

/** The plan of the one statement that `work` sends, as text. */
async function explainSingleStatement(operation: (db: Db) => Promise<unknown>): Promise<string> {
  const [statement] = await recordStatements(connection, (deps) => operation(deps.db));
  if (!statement) throw new Error('nothing was sent');
  return JSON.stringify(await explain(connection.pool, statement));
}

/**
 * How often a statement scanned an index, and a table sequentially, by PostgreSQL's own statistics.
 */
async function countScans(statement: string, index: string, table: string) {
  const client = await connection.pool.connect();
  const count = async () => {
    await client.query('SELECT pg_stat_force_next_flush()');
    const { rows } = await client.query(
      `SELECT i.idx_scan::integer AS index_scans, t.seq_scan::integer AS whole_scans
      FROM pg_stat_user_indexes i, pg_stat_user_tables t
      WHERE i.indexrelname = $1 AND t.relname = $2`,
      [index, table],
    );
    return rows[0];
  };
  try {
    const before = await count();
    await client.query(statement);
    const after = await count();
    return {
      indexScans: after.index_scans - before.index_scans,
      wholeScans: after.whole_scans - before.whole_scans,
    };
  } finally {
    client.release();
  }
}

const now = new Date('2026-11-23T10:00:00Z');
const venueSearch = (overrides: Partial<VenueSearchOptions>) => (db: Db) =>
  searchVenues(db, { order: 'name', after: null, limit: 21, openAt: null, now, ...overrides });
const sessionSearch = (overrides: Partial<SessionSearch>) => (db: Db) =>
  searchSessions(db, {
    now,
    memberId: null,
    limit: 21,
    after: null,
    days: 1,
    radius_km: 15,
    fromMinute: null,
    toMinute: null,
    bookable: [],
    ...overrides,
  });

test('venues near a point are read by the index of positions', async () => {
  const near = { latitude: 33.9, longitude: 35.5 };
  const plan = await explainSingleStatement(
    venueSearch({ near, radius_km: 50, order: 'distance' }),
  );
  expect(plan).toContain('venues_position_idx');
  const box = { west: 35, south: 33, east: 36, north: 34 };
  expect(
    await explainSingleStatement((statements) => findMapVenues(statements, { bbox: box }, 2000)),
  ).toContain('venues_position_idx');
});

test('without the index of positions the same search reads every venue', async () => {
  await connection.pool.query('ALTER INDEX venues_position_idx RENAME TO kept; DROP INDEX kept');
  const near = { latitude: 33.9, longitude: 35.5 };
  const plan = await explainSingleStatement(
    venueSearch({ near, radius_km: 50, order: 'distance' }),
  );
  expect(plan).not.toContain('venues_position_idx');
  await connection.pool.query(`CREATE INDEX venues_position_idx ON venues USING gist (position)
    WHERE status = 'published'`);
});

test('venues by name and by city are read by their indexes', async () => {
  expect(await explainSingleStatement(venueSearch({}))).toContain('venues_name_idx');
  expect(await explainSingleStatement(venueSearch({ city: 'city 7' }))).toContain(
    'venues_folded_city_idx',
  );
});

test('text is searched by the trigram indexes of venues and of classes', async () => {
  // The name of the 77th venue, as a prefix and with a typing error.
  for (const word of ['halle 28dd2c79', '28dd2c7x']) {
    const statement = `SELECT count(*) FROM venues_like('${word}')`;
    const reads = await countScans(statement, 'venues_search_text_idx', 'venues');
    expect(reads.indexScans).toBeGreaterThan(0);
    expect(reads.wholeScans).toBe(0);
  }
  const classes = `SELECT count(*) FROM classes_with_word('a1b2c')`;
  const reads = await countScans(classes, 'class_templates_search_text_idx', 'class_templates');
  expect(reads.indexScans).toBeGreaterThan(0);
  expect(reads.wholeScans).toBe(0);
});

test('sessions of a day, of a venue and to come are read in order by their indexes', async () => {
  const byDay = await explainSingleStatement(sessionSearch({ date: '2026-11-24' }));
  expect(byDay).toMatch(/class_sessions_(starts_at|local_date)_idx/);
  expect(await explainSingleStatement(sessionSearch({}))).toContain('class_sessions_starts_at_idx');
  const [venue] = (await sql<{ id: string }>`SELECT id FROM venues LIMIT 1`.execute(connection.db))
    .rows;
  const ofVenue = await explainSingleStatement(sessionSearch({ venue_id: venue?.id ?? '' }));
  expect(ofVenue).toContain('class_sessions_venue_starts_at_idx');
  for (const plan of [byDay, ofVenue])
    expect(plan).not.toMatch(/"Seq Scan"[^{]*"Relation Name":"class_sessions"/);
});
