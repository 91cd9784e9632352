import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { connectToPrimary } from '../connections/connect-to-primary.ts';
import { applyMigration, refuseForeign } from './apply-migration.ts';
import { type PendingMigration, planMigrations } from './plan-migrations.ts';
import { MIGRATIONS_FOLDER, readMigrations } from './read-migrations.ts';

/** An arbitrary advisory lock key: two servers that start at once migrate one after the other. */
const MIGRATION_LOCK_KEY = 7_038_114;
/** Between two looks at whether another server still migrates. */
const POLL_MS = 200;
const UNDEFINED_COLUMN = '42703';

/** Where migrations are, and what receives a line when one has to wait. */
export interface MigrateOptions {
  folder?: URL;
  say?: (line: string) => void;
}

/**
 * Applies every pending migration in the order of their names, each in its own transaction unless it
 * says otherwise, and returns their names. One whose effect the database has already is only recorded.
 * Throws `RefusedDatabaseError` when the database has to be left as it is.
 */
export async function migrate(
  url: string,
  { folder = MIGRATIONS_FOLDER, say = () => undefined }: MigrateOptions = {},
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = await connectToPrimary(url);
  try {
    // A role's limit is meant for requests; an index of a large table takes longer.
    await client.query('SET statement_timeout = 0');
    await lockMigrations(client);
    const applied = await appliedMigrations(client);
    const pending = planMigrations(migrations, applied);
    for (const [index, one] of pending.entries())
      await applyMigration(client, one, { isFirst: applied.size === 0 && index === 0, say });
    return namesOf(pending);
  } finally {
    await client.end();
  }
}

// By looking instead of waiting: an index that is built concurrently waits for every transaction, and
// would wait for the one that waits for the lock.
async function lockMigrations(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS locked',
      [MIGRATION_LOCK_KEY],
    );
    if (rows[0]?.locked) return;
    await wait(POLL_MS);
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

const codeOf = (error: unknown) => (error as { code?: string }).code;
