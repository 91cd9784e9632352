import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ANALYTICS_PERIODS, datesOfPeriod, localDateOf } from '@pulse/domain';
import { startEmbeddedDatabase } from '@pulse/embedded-postgres';
import pg from 'pg';
import { getAnalytics } from '../../apps/api/src/features/analytics/figures/get-analytics.ts';
import { rollUpVenues } from '../../apps/api/src/features/analytics/roll-up/roll-up-venues.ts';
import { migrate } from '../../apps/api/src/platform/database/migrate.ts';
import { openDatabase } from '../../apps/api/src/platform/database/open-database.ts';
import type { Measurement } from '../measurement.ts';
import { BARE, fillVisits, forgetCounts, insertFixedRows } from './fill-visits.ts';

const [SMALL, LARGE] = (process.env.PULSE_BENCH_VISITS ?? '10000,1000000').split(',').map(Number);
const MAX_MS = 300;
const MAX_GROWTH = 1.5;
const MAX_OF_BARE = 0.25;
const REPEATS = 15;

/** Milliseconds of the quickest of several calls: other work on the machine only ever adds to it. */
async function quickest(call: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    const start = performance.now();
    await call();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

/** A venue that could not be counted would make the figures those of the rows. */
function throwError({ err }: { err: unknown }): never {
  throw err;
}

/**
 * The figures of each period of one venue with few and with many visits, without a server, and the
 * bare SQL over all of its rows, in one run.
 */
export async function measureAnalytics(): Promise<Measurement[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pulse-analytics-'));
  const settings = { fsync: 'off', full_page_writes: 'off', max_wal_size: '4GB' };
  const database = await startEmbeddedDatabase({ dataDir, log: () => undefined, settings });
  // Only a superuser may leave out triggers and foreign keys while the tables are filled.
  const admin = new pg.Pool({ connectionString: database.adminConnectionString, max: 1 });
  // A connection may be closed by the stopping database before the pool has closed it.
  admin.on('error', () => undefined);
  await migrate(database.connectionString);
  const open = openDatabase(database.connectionString, 1);
  try {
    const { rows } = await admin.query(`SELECT md5('organisation')::uuid AS id`);
    const user = { organisationId: String(rows[0]?.id) };
    const clock = { now: () => Date.now() };
    const today = localDateOf(Date.now(), 'Asia/Beirut');
    const costs = new Map<string, number[]>();
    let bare = 0;
    let filled = 0;
    await insertFixedRows(admin);
    for (const size of [SMALL ?? 0, LARGE ?? 0]) {
      await fillVisits(admin, filled, size);
      await forgetCounts(admin);
      await rollUpVenues({ db: open.db, clock, log: { error: throwError } });
      await admin.query('VACUUM ANALYZE visit_counts, class_counts');
      filled = size;
      for (const period of ANALYTICS_PERIODS) {
        const { from, to } = datesOfPeriod(period, today);
        const query = from ? { from, to } : { to };
        const cost = await quickest(() => getAnalytics({ db: open.db, clock }, user, query));
        costs.set(period, [...(costs.get(period) ?? []), cost]);
      }
      bare = await quickest(async () => {
        for (const statement of BARE) await admin.query(statement);
      });
    }
    return [...costs].flatMap(([period, [small = 0, large = 0]]) => [
      compare(`analytics, ${period}`, large, small, MAX_GROWTH, `at ${SMALL} visits`),
      limit(`analytics, ${period}`, large),
      ...(period === 'all'
        ? [compare('analytics, all', large, bare, MAX_OF_BARE, 'bare SQL')]
        : []),
    ]);
  } finally {
    await open.close();
    await admin.end();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function compare(name: string, ms: number, other: number, most: number, what: string): Measurement {
  const ratio = ms / other;
  return {
    name,
    measured: `${ms.toFixed(1)} ms at ${LARGE} visits`,
    baseline: `${other.toFixed(1)} ms ${what}`,
    value: Number(ratio.toFixed(2)),
    goal: `at most ${most} times`,
    passed: ratio <= most,
  };
}

function limit(name: string, ms: number): Measurement {
  return {
    name,
    measured: `${ms.toFixed(1)} ms at ${LARGE} visits`,
    baseline: 'a limit',
    value: Number(ms.toFixed(1)),
    goal: `at most ${MAX_MS} ms`,
    passed: ms <= MAX_MS,
  };
}
