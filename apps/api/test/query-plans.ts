import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Database } from '../src/platform/database/schema.ts';
import type { Deps } from '../src/platform/deps.ts';

/** One statement as it was sent. */
export interface Sent {
  sql: string;
  parameters: readonly unknown[];
}

/** What PostgreSQL would do, as EXPLAIN tells it. */
export interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Total Cost': number;
  Plans?: Plan[];
}

/** Every statement that `work` sends, each time that it does. */
export async function statementsOf<D extends Pick<Deps, 'db' | 'pool'>>(
  deps: D,
  work: (deps: D) => Promise<unknown>,
): Promise<Sent[]> {
  const sent: Sent[] = [];
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: deps.pool }),
    log: ({ query }) => void sent.push(query),
  });
  await work({ ...deps, db });
  return sent.filter(({ sql }) => !/^(begin|commit|rollback)/.test(sql));
}

/** What the planner chooses, nothing forbidden to it: tables must be filled and analysed first. */
export async function planOf(pool: pg.Pool, { sql, parameters }: Sent): Promise<Plan> {
  const { rows } = await pool.query(`EXPLAIN (FORMAT JSON) ${sql}`, [...parameters]);
  return rows[0]['QUERY PLAN'][0].Plan;
}

/** The tables that a plan reads from end to end. */
export function readWhole(plan: Plan): string[] {
  const below = (plan.Plans ?? []).flatMap(readWhole);
  return plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? '', ...below] : below;
}

/** The indexes that a plan reads. */
export function indexesOf(plan: Plan): string[] {
  const below = (plan.Plans ?? []).flatMap(indexesOf);
  return plan['Index Name'] ? [plan['Index Name'], ...below] : below;
}
