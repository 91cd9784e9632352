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
