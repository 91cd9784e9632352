import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '@pulse/embedded-postgres';
import pg from 'pg';
import { migrate } from '../../apps/api/src/platform/database/migrations/migrate.ts';
import { openDatabase } from '../../apps/api/src/platform/database/open-database.ts';
import type { Measurement } from '../measurement.ts';
import { medianCpu } from './database-cpu.ts';
import { growTables, insertFixedRows } from './grow-tables.ts';
import { growingLists } from './growing-lists.ts';
import { measureOutbox } from './measure-outbox.ts';

const SIZES = [10_000, 100_000, 1_000_000];
/** At a million rows a list costs at most so many times what it costs at ten thousand. */
const MAX_RATIO = 3;
/** What every front desk asks for all day long may grow less. */
const MAX_RATIO_OF: Record<string, number> = {
  'GET /venues/{id}/day': 1.5,
  'GET /partner/members/look-up': 1.5,
  'GET /partner/today': 1.5,
};
/** Milliseconds below which planning, which differs by chance, outweighs what is read. */
const LEAST_COST = 0.5;

/**
 * Database CPU of a call of each list as every table grows, in a database of its own, without a
 * server. Figures are of processor time, so that other work on the machine changes them little.
 */
export async function measureGrowth(): Promise<Measurement[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pulse-growth-'));
  const settings = { fsync: 'off', full_page_writes: 'off', max_wal_size: '4GB' };
  const database = await startEmbeddedDatabase({ dataDir, log: () => undefined, settings });
  // Only a superuser may leave out triggers and foreign keys while the tables are filled.
  const admin = new pg.Pool({ connectionString: database.adminConnectionString, max: 1 });
  await migrate(database.connectionString);
  const open = openDatabase(database.connectionString, 1);
  try {
    const costs = new Map<string, (number | null)[]>();
    let rows = 0;
    await insertFixedRows(admin);
    for (const size of SIZES) {
      await growTables(admin, rows, size);
      rows = size;
      for (const [name, call] of Object.entries(await growingLists(open.pool))) {
        const cost = await medianCpu(open.pool, () => call(open.db));
        costs.set(name, [...(costs.get(name) ?? []), cost]);
      }
    }
    const lists = [...costs].map(([name, ofSizes]) => compareCosts(`GET /${name}`, SIZES, ofSizes));
    const outbox = await measureOutbox(open);
    return [...lists, compareCosts('one event of a backlog', outbox.sizes, outbox.costs)];
  } finally {
    await open.close();
    await admin.end();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function compareCosts(
  name: string,
  sizes: readonly number[],
  costs: readonly (number | null)[],
): Measurement {
  const first = costs[0] ?? null;
  const last = costs.at(-1) ?? null;
  const known = first !== null && last !== null;
  const most = MAX_RATIO_OF[name] ?? MAX_RATIO;
  const ratio = known ? Math.max(last, LEAST_COST) / Math.max(first, LEAST_COST) : 0;
  return {
    name,
    measured: costs.map((cost) => cost?.toFixed(2) ?? '?').join(', '),
    baseline: `ms of database CPU at ${sizes.map((size) => size.toLocaleString('en')).join(', ')}`,
    value: Number(ratio.toFixed(2)),
    goal: `at most ${most} times`,
    passed: known ? ratio <= most : null,
  };
}
