import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';
import { connectToPrimary } from './connect-to-primary.ts';

/** One file of apps/api/migrations. */
interface Migration {
  name: string;
  text: string;
  checksum: string;
}

const MIGRATIONS_FOLDER = new URL('../../../migrations/', import.meta.url);
/** An arbitrary advisory lock key: two servers that start at once migrate one after the other. */
const MIGRATION_LOCK_KEY = 7_038_114;
const CREATE_MIGRATIONS_TABLE = `CREATE TABLE IF NOT EXISTS schema_migrations (
  name text PRIMARY KEY,
  checksum text NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT now()
)`;

/**
 * Applies every pending migration in the order of their names, each in its own transaction, and
 * returns their names. Throws when an applied one has been edited since.
 */
export async function migrate(url: string): Promise<string[]> {
  const migrations = await readMigrations();
  const client = await connectToPrimary(url);
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK_KEY]);
    await client.query(CREATE_MIGRATIONS_TABLE);
    const missing = pendingFrom(migrations, await appliedMigrations(client));
    for (const migration of missing) await apply(client, migration);
    return missing.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/** The names of the pending migrations; empty when the database is current. */
export async function pendingMigrations(pool: pg.Pool): Promise<string[]> {
  return pendingFrom(await readMigrations(), await appliedMigrations(pool)).map(({ name }) => name);
}

/** One checksum over all migrations: databases created from the same ones are identical. */
export async function migrationsChecksum(): Promise<string> {
  return sha256((await readMigrations()).map(({ checksum }) => checksum).join());
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(MIGRATIONS_FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, MIGRATIONS_FOLDER), 'utf8');
      return { name, text, checksum: sha256(text) };
    }),
  );
}

async function appliedMigrations(client: pg.Pool | pg.Client): Promise<Map<string, string>> {
  const table = await client.query<{ found: boolean }>(
    `SELECT to_regclass('schema_migrations') IS NOT NULL AS found`,
  );
  if (!table.rows[0]?.found) return new Map();
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM schema_migrations',
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

function pendingFrom(migrations: Migration[], applied: Map<string, string>): Migration[] {
  for (const { name, checksum } of migrations)
    if (applied.has(name) && applied.get(name) !== checksum)
      throw new Error(
        `The migration ${name} has been edited after it was applied to this database. ` +
          'Undo the edit and write a new migration instead.',
      );
  return migrations.filter(({ name }) => !applied.has(name));
}

async function apply(client: pg.Client, { name, text, checksum }: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(text);
    await client.query('INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)', [
      name,
      checksum,
    ]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`The migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
