import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { searchVenues } from '../apps/api/src/features/venues/search/venue-search.store.ts';
import type { Database } from '../apps/api/src/platform/database/schema.ts';
import type { BenchmarkServer } from './benchmark-server.ts';
import { compareToBaseline, type Measurement, median } from './measurement.ts';
import { findPgbench, pgbench } from './pgbench.ts';
import { runLoad } from './run-load.ts';

const VENUES = 100_000;
const POINTS = 40;
const ROUNDS = 3;
const SECONDS = 5;
const LIMIT = 20;

/**
 * GET /venues near a point among 100,000 venues, against its own SQL in pgbench; 10 connections.
 */
export async function measureNearSearch(server: BenchmarkServer): Promise<Measurement[]> {
  await insertVenues(server.pool);
  const points = await samplePoints(server.pool);
  const requests = points.map(({ latitude, longitude }) => ({
    method: 'GET' as const,
    path: `/api/v1/venues?near=${latitude},${longitude}&limit=${LIMIT}`,
  }));
  await runLoad(server.origin, requests, { connections: 10, seconds: 3 });
  const name = `GET /venues?near= among ${VENUES.toLocaleString('en')}`;
  const program = findPgbench();
  if (!program) {
    const { perSecond } = await runLoad(server.origin, requests, {
      connections: 10,
      seconds: SECONDS,
    });
    const measured = `${Math.round(perSecond)}/s`;
    return [
      { name, measured, baseline: 'no pgbench here', value: 0, goal: 'at least 0.5', passed: null },
    ];
  }
  const scripts = await recordSearchStatements(server.databaseUrl, points);
  const productRates: number[] = [];
  const baselineRates: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    baselineRates.push(await pgbench(program, server.databaseUrl, scripts, SECONDS));
    productRates.push(
      (await runLoad(server.origin, requests, { connections: 10, seconds: SECONDS })).perSecond,
    );
  }
  return [
    compareToBaseline(
      name,
      { perSecond: median(productRates), what: 'answers' },
      { perSecond: median(baselineRates), what: 'of its statement in pgbench' },
      productRates.map((rate, round) => rate / (baselineRates[round] ?? 1)),
      0.5,
    ),
  ];
}

interface Point {
  latitude: number;
  longitude: number;
}

/** Inserts venues around the demo's own, some kilometres from each. */
async function insertVenues(pool: pg.Pool): Promise<void> {
  await pool.query(
    `WITH spots AS (SELECT array_agg(row(latitude, longitude, time_zone, organisation_id)::text) FROM venues),
     numbered AS (SELECT row_number() OVER () AS number, latitude, longitude, time_zone, organisation_id FROM venues)
     INSERT INTO venues (organisation_id, name, city, latitude, longitude, time_zone, status, activities)
     SELECT n.organisation_id, 'Bench ' || i, 'Bench', n.latitude + (random() - 0.5) * 0.6,
       n.longitude + (random() - 0.5) * 0.6, n.time_zone, 'published', '{yoga}'
     FROM generate_series(1, $1::int) i
     JOIN numbered n ON n.number = 1 + i % (SELECT count(*) FROM numbered)`,
    [VENUES],
  );
  await pool.query('VACUUM ANALYZE venues');
}

async function samplePoints(pool: pg.Pool): Promise<Point[]> {
  const { rows } = await pool.query<Point>(
    `SELECT round(latitude::numeric, 4)::float8 AS latitude, round(longitude::numeric, 4)::float8 AS longitude
     FROM venues WHERE name NOT LIKE 'Bench%' ORDER BY md5(id::text) LIMIT $1`,
    [POINTS],
  );
  return rows;
}

/** The statements that the server sends for these points, with their values inlined. */
async function recordSearchStatements(
  databaseUrl: string,
  points: readonly Point[],
): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const statements: string[] = [];
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      statements.push(inlineParameters(query.sql, query.parameters));
    },
  });
  for (const near of points) {
    await searchVenues(db, {
      near,
      radius_km: 25,
      order: 'distance',
      after: null,
      limit: LIMIT + 1,
      openAt: null,
      now: new Date(),
    });
  }
  await db.destroy();
  return statements;
}

function inlineParameters(text: string, values: readonly unknown[]): string {
  const written = text.replaceAll(/\$(\d+)/g, (_, number: string) => {
    const value = values[Number(number) - 1];
    if (typeof value === 'number') return String(value);
    return pg.escapeLiteral(value instanceof Date ? value.toISOString() : String(value));
  });
  return `${written.replaceAll(/\s+/g, ' ').trim()};\n`;
}
