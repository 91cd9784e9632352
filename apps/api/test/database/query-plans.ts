import { Kysely, PostgresDialect, sql } from 'kysely';
import type pg from 'pg';
import type { Database } from '../../src/platform/database/schema.ts';
import type { Db, Tx } from '../../src/platform/database/transaction.ts';
import type { Deps } from '../../src/platform/deps.ts';
import { openTestDatabase } from './create-database.ts';

/** One statement as it was sent. */
export interface SentStatement {
  sql: string;
  parameters: readonly unknown[];
}

/** The plan of a query from EXPLAIN. */
export interface QueryPlan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Total Cost': number;
  Plans?: QueryPlan[];
}

/** Records every statement that `work` sends, each time. */
export async function recordStatements<D extends Pick<Deps, 'db' | 'pool'>>(
  deps: D,
  operation: (deps: D) => Promise<unknown>,
): Promise<SentStatement[]> {
  const sent: SentStatement[] = [];
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: deps.pool }),
    log: ({ query }) => void sent.push(query),
  });
  await operation({ ...deps, db });
  return sent.filter(({ sql }) => !/^(begin|commit|rollback)/.test(sql));
}

/**
 * The plan that the planner chooses, without disabling anything: tables must be filled and analysed
 * first.
 */
export async function explain(
  pool: pg.Pool,
  { sql, parameters }: SentStatement,
): Promise<QueryPlan> {
  const { rows } = await pool.query(`EXPLAIN (FORMAT JSON) ${sql}`, [...parameters]);
  return rows[0]['QUERY PLAN'][0].Plan;
}

/** The tables that a plan scans sequentially. */
export function sequentiallyScannedTables(plan: QueryPlan): string[] {
  const childTables = (plan.Plans ?? []).flatMap(sequentiallyScannedTables);
  return plan['Node Type'] === 'Seq Scan'
    ? [plan['Relation Name'] ?? '', ...childTables]
    : childTables;
}

/** The indexes that a plan uses. */
export function usedIndexes(plan: QueryPlan): string[] {
  const childIndexes = (plan.Plans ?? []).flatMap(usedIndexes);
  return plan['Index Name'] ? [plan['Index Name'], ...childIndexes] : childIndexes;
}

interface ExecutedPlan extends QueryPlan {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: ExecutedPlan[];
}

/** Runs a statement: its plan as text, and how many rows it read besides those found by a key. */
export async function countReads(
  pool: pg.Pool,
  { sql, parameters }: SentStatement,
): Promise<{ plan: string; rowsRead: number }> {
  const { rows } = await pool.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`, [...parameters]);
  const [{ Plan }] = rows[0]['QUERY PLAN'];
  return { plan: JSON.stringify(Plan), rowsRead: rowsReadBy(Plan) };
}

/**
 * How many rows each of ten executions of `operation` reads on one connection of the app: from the
 * eighth on, PostgreSQL may keep a plan that is made for no values in particular.
 */
export async function countReadsOfTenCalls(
  url: string,
  operation: (db: Db) => Promise<unknown>,
): Promise<number[]> {
  const { db, close } = openTestDatabase(url, 1);
  const readBy = async (tx: Tx) => {
    const { rows } = await sql<{ read: number }>`
      SELECT sum(seq_tup_read + idx_tup_fetch)::integer AS read
      FROM pg_stat_xact_user_tables`.execute(tx);
    return rows[0]?.read ?? 0;
  };
  const reads: number[] = [];
  try {
    for (let i = 0; i < 10; i += 1)
      await db.transaction().execute(async (tx) => {
        const before = await readBy(tx);
        await operation(tx);
        reads.push((await readBy(tx)) - before);
      });
    return reads;
  } finally {
    await close();
  }
}

function rowsReadBy(plan: ExecutedPlan): number {
  const below = (plan.Plans ?? []).reduce((sum, part) => sum + rowsReadBy(part), 0);
  const isScan = /^(Seq|Index|Index Only|Bitmap Heap) Scan$/.test(plan['Node Type']);
  if (!isScan || /_pkey$|_key$/.test(plan['Index Name'] ?? '')) return below;
  const each = plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0);
  return below + each * plan['Actual Loops'];
}
