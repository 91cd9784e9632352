import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { type PendingMigration, RefusedDatabaseError } from './plan-migrations.ts';
import type { Migration } from './read-migrations.ts';

const CREATE_MIGRATIONS_TABLE = `CREATE TABLE IF NOT EXISTS schema_migrations (
  name text PRIMARY KEY,
  checksum text NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT now()
)`;
const RECORD = 'INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)';
/** While a migration waits for a table, whatever comes to that table after it waits too. */
const LOCK_TIMEOUT = '2s';
/** Between two tries, so that what waited is served. */
const PAUSE_MS = 1_000;
/** A quarter of an hour. */
const TRIES = 300;
/** PostgreSQL's lock_not_available. */
const LOCK_TIMED_OUT = '55P03';
/** PostgreSQL's duplicate_schema, duplicate_table, duplicate_object and duplicate_function. */
const ALREADY_EXISTS = ['42P06', '42P07', '42710', '42723'];

/**
 * Applies one migration and records it. It waits two seconds for a lock, then lets the others pass and
 * tries again, for a quarter of an hour; `say` receives a line each time. Throws
 * `RefusedDatabaseError` when the first one finds tables.
 */
export async function applyMigration(
  client: pg.Client,
  pending: PendingMigration,
  { isFirst, say }: { isFirst: boolean; say: (line: string) => void },
): Promise<void> {
  const { name } = pending.migration;
  for (let left = TRIES; ; left -= 1)
    try {
      return await applyOnce(client, pending);
    } catch (error) {
      if (isFirst && ALREADY_EXISTS.includes(codeOf(error))) throw refuseForeign(error);
      if (codeOf(error) !== LOCK_TIMED_OUT || left === 1)
        throw new Error(`The migration ${name} failed: ${(error as Error).message}`, {
          cause: error,
        });
      say(`The migration ${name} waits for a table that is in use, and lets others pass.`);
      await wait(PAUSE_MS);
    }
}

async function applyOnce(client: pg.Client, { migration, isInEffect }: PendingMigration) {
  if (!migration.inTransaction && !isInEffect) return applyByStatement(client, migration);
  await client.query('BEGIN');
  try {
    await client.query(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`);
    await client.query(CREATE_MIGRATIONS_TABLE);
    if (!isInEffect) await client.query(migration.text);
    await client.query(RECORD, [migration.name, migration.checksum]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

// An index that is built concurrently waits for transactions, not for the table: nothing waits for it.
async function applyByStatement(client: pg.Client, { name, text, checksum }: Migration) {
  for (const statement of text.split(/;\s*$/m)) if (statement.trim()) await client.query(statement);
  await client.query(RECORD, [name, checksum]);
}

const codeOf = (error: unknown) => (error as { code?: string }).code ?? '';

/** The refusal of a database that has tables, but no record of migrations. */
export const refuseForeign = (cause: unknown) =>
  new RefusedDatabaseError(
    `The database has tables, but no record of Pulse's migrations: ${(cause as Error).message}. It ` +
      'belongs to another program or was restored in part, and was left as it is. Name an empty ' +
      'database in DATABASE_URL, or restore a whole backup (docs/OPERATIONS.md, "Updating").',
    { cause },
  );
