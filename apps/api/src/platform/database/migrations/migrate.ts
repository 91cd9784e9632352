import type pg from 'pg';
import { connectToPrimary } from '../connect-to-primary.ts';
import { type PendingMigration, planMigrations, RefusedDatabaseError } from './plan-migrations.ts';
import { MIGRATIONS_FOLDER, readMigrations } from './read-migrations.ts';

/** An arbitrary advisory lock key: two servers that start at once migrate one after the other. */
const MIGRATION_LOCK_KEY = 7_038_114;
const CREATE_MIGRATIONS_TABLE = `CREATE TABLE IF NOT EXISTS schema_migrations (
  name text PRIMARY KEY,
  checksum text NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT now()
)`;
/** PostgreSQL's duplicate_schema, duplicate_table, duplicate_object and duplicate_function. */
const ALREADY_EXISTS = ['42P06', '42P07', '42710', '42723'];
const UNDEFINED_COLUMN = '42703';

/**
 * Applies every pending migration in the order of their names, each in its own transaction, and
 * returns their names. One whose effect the database has already is only recorded. Throws
 * `RefusedDatabaseError` when the database has to be left as it is.
 */
export async function migrate(url: string, folder = MIGRATIONS_FOLDER): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = await connectToPrimary(url);
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK_KEY]);
    const applied = await appliedMigrations(client);
    const pending = planMigrations(migrations, applied);
    for (const [index, one] of pending.entries())
      await apply(client, one, { isFirst: applied.size === 0 && index === 0 });
    return namesOf(pending);
  } finally {
    await client.end();
  }
}

/** The names of the pending migrations; empty when the database is current. */
export async function pendingMigrations(pool: pg.Pool): Promise<string[]> {
  return namesOf(planMigrations(await readMigrations(), await appliedMigrations(pool)));
}

const namesOf = (pending: PendingMigration[]) => pending.map(({ migration }) => migration.name);

async function appliedMigrations(client: pg.Pool | pg.Client): Promise<Map<string, string>> {
  const table = await client.query<{ found: boolean }>(
    `SELECT to_regclass('schema_migrations') IS NOT NULL AS found`,
  );
  if (!table.rows[0]?.found) return new Map();
  try {
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'SELECT name, checksum FROM schema_migrations',
    );
    return new Map(rows.map(({ name, checksum }) => [name, checksum]));
  } catch (error) {
    // Other programs have a table of this name, too.
    throw codeOf(error) === UNDEFINED_COLUMN ? refuseForeign(error) : error;
  }
}

async function apply(
  client: pg.Client,
  { migration: { name, text, checksum }, isInEffect }: PendingMigration,
  { isFirst }: { isFirst: boolean },
): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(CREATE_MIGRATIONS_TABLE);
    if (!isInEffect) await client.query(text);
    await client.query('INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)', [
      name,
      checksum,
    ]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    if (isFirst && ALREADY_EXISTS.includes(codeOf(error))) throw refuseForeign(error);
    throw new Error(`The migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}

const codeOf = (error: unknown) => (error as { code?: string }).code ?? '';

const refuseForeign = (cause: unknown) =>
  new RefusedDatabaseError(
    `The database has tables, but no record of Pulse's migrations: ${(cause as Error).message}. It ` +
      'belongs to another program or was restored in part, and was left as it is. Name an empty ' +
      'database in DATABASE_URL, or restore a whole backup (docs/OPERATIONS.md, "Updating").',
    { cause },
  );
