import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Database } from '../../src/platform/database/schema.ts';
import type { Deps } from '../../src/platform/deps.ts';

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

function rowsReadBy(plan: ExecutedPlan): number {
  const below = (plan.Plans ?? []).reduce((sum, part) => sum + rowsReadBy(part), 0);
  const isScan = /^(Seq|Index|Index Only|Bitmap Heap) Scan$/.test(plan['Node Type']);
  if (!isScan || /_pkey$|_key$/.test(plan['Index Name'] ?? '')) return below;
  const each = plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0);
  return below + each * plan['Actual Loops'];
}
