import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import {
  listUserRows,
  type UserFilters,
} from '../../src/features/accounts/manage-users/manage-users.store.ts';
import { findMembers } from '../../src/features/checkins/walk-in/look-up.store.ts';
import type { ListSort } from '../../src/features/classes/search/list-parts.sql.ts';
import {
  type SessionSearch,
  searchSessions,
} from '../../src/features/classes/search/session-search.store.ts';
import { findVenuesOnMap } from '../../src/features/classes/search/venues-on-map.store.ts';
import { searchVenuesWithClasses } from '../../src/features/classes/search/venues-with-classes.store.ts';
import { listRateVenues } from '../../src/features/statements/rates/rate-proposals.store.ts';
import type { BoundingBox } from '../../src/features/venues/index.ts';
import { findMapVenues } from '../../src/features/venues/search/map-venues.store.ts';
import {
  searchVenues,
  type VenueSearchOptions,
} from '../../src/features/venues/search/venue-search.store.ts';
import type { OpenDatabase } from '../../src/platform/database/open-database.ts';
import type { Db } from '../../src/platform/database/transaction.ts';
import { fillSearchTables, town } from '../fixtures/fill-search-tables.ts';
import { createDatabase, openTestDatabase, type TestDatabase } from './create-database.ts';
import { countReads, countReadsOfTenCalls, explain, recordStatements } from './query-plans.ts';
import { ensureTemplateDatabase } from './template-database.ts';

let database: TestDatabase;
let connection: OpenDatabase;

beforeAll(async () => {
  const adminUrl = inject('databaseUrl');
  database = await createDatabase(adminUrl, { template: await ensureTemplateDatabase(adminUrl) });
  connection = openTestDatabase(database.url, 2);
  await fillSearchTables(connection.pool);
});
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

/** The plan of the one statement of a list as text, and how many rows its scans have read. */
async function explainReads(list: (db: Db) => Promise<unknown>) {
  const [statement] = await recordStatements(connection, (deps) => list(deps.db));
  if (!statement) throw new Error('nothing was sent');
  return countReads(connection.pool, statement);
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

const wholeWorld = { west: -180, south: -90, east: 180, north: 90 };

/** The statements of the lists that must read their page and little else, each with its index. */
const BOUNDED_READS: [string, string, (db: Db) => Promise<unknown>][] = [
  [
    'venues near a point',
    'venues_nearest_idx',
    venueSearch({ near: town, radius_km: 25, order: 'distance' }),
  ],
  [
    'venues near a point with a filter',
    'venues_nearest_idx',
    venueSearch({
      near: town,
      radius_km: 25,
      order: 'distance',
      activity: ['yoga'],
      tier: 'standard',
    }),
  ],
  ['venues by name', 'venues_name_idx', venueSearch({})],
  ['venues of the world by name', 'venues_name_idx', venueSearch({ bbox: wholeWorld })],
  ['classes of a day', 'class_sessions_local_date_idx', sessionSearch({ date: '2026-11-26' })],
  [
    'classes of a week',
    'class_sessions_local_date_idx',
    sessionSearch({ date: '2026-11-26', days: 7 }),
  ],
  [
    'classes for women only near a point',
    'class_sessions_women_only_idx',
    sessionSearch({ near: town, radius_km: 25, women_only: true }),
  ],
  [
    'classes of a day near a point',
    'class_sessions_cell_local_date_idx',
    sessionSearch({ date: '2026-11-26', near: town }),
  ],
  [
    'classes to come near a point',
    'class_sessions_cell_starts_at_idx',
    sessionSearch({ near: town }),
  ],
];

const searched = {
  ...{ now, date: '2026-11-26', days: 1, memberId: null, near: town, from: town, radius_km: 15 },
  ...{ distanceFrom: town, fromMinute: null, toMinute: null, bookable: [], openAt: null },
  limit: 21,
} as const;
/** A page of venues with classes that begins with this part. */
const venuesFrom = (sort: ListSort, part: string, bbox?: BoundingBox) => (db: Db) =>
  searchVenuesWithClasses(db, {
    ...{ ...searched, bookable: [], classesOnly: true, sort, bbox },
    after: { part, key: -1000, id: '00000000-0000-0000-0000-000000000000' },
  });
BOUNDED_READS.push(
  [
    'venues with a class by rating',
    'venue_ratings_cell_best_idx',
    venuesFrom('rated', 'rated_with_classes'),
  ],
  [
    'venues by their first class to book',
    'class_sessions_cell_local_date_idx',
    venuesFrom('soonest', 'soonest_open'),
  ],
  [
    'venues of a box of many cells by their first class to book',
    'class_sessions_cell_local_date_idx',
    venuesFrom('soonest', 'soonest_open', { west: 18, south: 74, east: 23, north: 77 }),
  ],
);

const lookUp =
  (name: string, venueId: string = randomUUID()) =>
  (db: Db) =>
    findMembers(db, {
      ...{ venueId, name, email: null, memberCode: null },
      ...{ from: now, until: new Date(now.getTime() + 86_400_000) },
    });
const rateVenues = (search: string) => (db: Db) =>
  listRateVenues(db, { search, unpaid: false }, null, 21);
const users = (filters: Partial<UserFilters>) => (db: Db) =>
  listUserRows(db, { search: null, role: null, after: null, limit: 20, ...filters });
const part = (text: string) => createHash('md5').update(text).digest('hex').slice(3, 12);

/** What platform staff look for, each with its index. */
const PLATFORM_READS: typeof BOUNDED_READS = [
  ['people by name', 'users_name_idx', users({})],
  ['people with a role by name', 'users_role_idx', users({ role: 'ops' })],
  ['people by a part of the name', 'users_search_idx', users({ search: part('7') })],
  ['members by a part of the name at a front desk', 'users_search_idx', lookUp(part('7'))],
  ['venues by a part of the name', 'venues_name_search_idx', rateVenues(part('7'))],
  ['venues by a part of the partner’s', 'organisations_name_search_idx', rateVenues(part('7'))],
];

test.each([...BOUNDED_READS, ...PLATFORM_READS])(
  '%s are read out of %s, and little else',
  async (_, index, list) => {
    const { plan, rowsRead } = await explainReads(list);
    expect(plan).toContain(index);
    // A page is 21 rows; a part of a sorted list would read hundreds.
    expect(rowsRead).toBeLessThan(200);
  },
);

/** What explore opens with: what they find is counted among 500 venues. */
const OPENED: [string, string, (db: Db) => Promise<unknown>][] = [
  [
    'the first page of venues with classes',
    'venues_nearest_idx',
    (db) =>
      searchVenuesWithClasses(db, {
        ...{ ...searched, bookable: [], classesOnly: false, sort: 'nearest', after: null },
      }),
  ],
  [
    'the pins of a map with classes',
    'venues_nearest_idx',
    (db) => findVenuesOnMap(db, { ...searched, bookable: [], classesOnly: false }, 500),
  ],
];

test.each([...BOUNDED_READS, ...PLATFORM_READS, ...OPENED])(
  '%s read as many rows at the tenth call as at the first',
  async (_, __, list) => {
    const reads = await countReadsOfTenCalls(database.url, list);
    expect(reads.at(-1)).toBeLessThanOrEqual(2 * (reads[0] ?? 0));
  },
);

test.each(BOUNDED_READS)(
  'without its index %s read much more, so the test above can fail',
  async (_, index, list) => {
    // On this day most classes are in the town, so that the index of all places would do as well.
    const others = index.includes('cell_local_date') ? ['class_sessions_local_date_idx'] : [];
    const { rows } = await connection.pool.query<{ definition: string }>(
      'SELECT indexdef AS definition FROM pg_indexes WHERE indexname = ANY ($1)',
      [[index, ...others]],
    );
    await connection.pool.query(`DROP INDEX ${[index, ...others].join(', ')}`);
    try {
      expect((await explainReads(list)).rowsRead).toBeGreaterThan(200);
    } finally {
      for (const { definition } of rows) await connection.pool.query(definition);
    }
  },
);

test('two letters at a front desk never walk the visitors of the venue', async () => {
  const { rows } = await connection.pool.query(`WITH visit AS (
      INSERT INTO check_ins (user_id, venue_id, kind, method, local_date)
      SELECT u.id, v.id, 'open_gym', 'by_hand', '2026-11-20'
      FROM (SELECT id FROM users LIMIT 3000) u, (SELECT id FROM venues LIMIT 1) v
      RETURNING venue_id)
    SELECT venue_id AS id FROM visit LIMIT 1`);
  await connection.pool.query('ANALYZE check_ins');
  const { rowsRead } = await explainReads(lookUp('7f', rows[0].id));
  expect(rowsRead).toBeLessThan(150);
});

test('the map shows some venues of a large box, spread over it, and reads little more', async () => {
  const { plan, rowsRead } = await explainReads((db) =>
    findMapVenues(db, { bbox: wholeWorld }, 500),
  );
  expect(plan).toContain('venues_map_idx');
  expect(rowsRead).toBeLessThan(600);
  const pins = await findMapVenues(connection.db, { bbox: wholeWorld }, 500);
  expect(new Set(pins.map(({ id }) => id)).size).toBe(500);
  const west = pins.filter(({ longitude }) => longitude < 0).length;
  const south = pins.filter(({ latitude }) => latitude < 0).length;
  for (const half of [west, south]) {
    expect(half).toBeGreaterThan(150);
    expect(half).toBeLessThan(350);
  }
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
