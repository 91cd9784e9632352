import pg from 'pg';
import { inject } from 'vitest';
import { guardAuditLog } from '../../src/platform/audit/guard-audit-log.ts';
import { migrate } from '../../src/platform/database/migrations/migrate.ts';
import { migrationsChecksum } from '../../src/platform/database/migrations/read-migrations.ts';
import { withDatabase } from './create-database.ts';

/** An arbitrary advisory lock key: concurrent test files create one template. */
const ADVISORY_LOCK_KEY = 7_038_115;

/**
 * The name of a migrated, empty database to copy, created when it is missing. Its name contains the
 * checksum of all migrations, so that an edited one creates a new template.
 */
export function ensureTemplateDatabase(adminUrl: string): Promise<string> {
  const known = templates.get(adminUrl) ?? findOrCreateTemplate(adminUrl);
  templates.set(adminUrl, known);
  return known;
}

/** Test files of one worker share it. */
const templates = new Map<string, Promise<string>>();

async function findOrCreateTemplate(adminUrl: string): Promise<string> {
  const name = `pulse_template_${(await migrationsChecksum()).slice(0, 24)}`;
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCK_KEY]);
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await createTemplate(client, adminUrl, name);
    return name;
  } finally {
    await client.end();
  }
}

// Created under another name and renamed when complete: a killed run leaves no incomplete template.
async function createTemplate(client: pg.Client, adminUrl: string, name: string): Promise<void> {
  const draft = `${name}_draft`;
  await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${draft}`);
  await migrate(withDatabase(adminUrl, draft));
  await guardDraft(client, draft);
  await client.query(`ALTER DATABASE ${draft} RENAME TO ${name}`);
}

// Guarded as the embedded database is. Its owner is the role of the tests again, which copies it.
async function guardDraft(client: pg.Client, draft: string): Promise<void> {
  const adminUrl = withDatabase(inject('adminDatabaseUrl'), draft);
  await guardAuditLog(adminUrl);
  const { rows } = await client.query<{ role: string }>('SELECT current_user AS role');
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  const owner = pg.escapeIdentifier(rows[0]?.role ?? '');
  await admin.query(`ALTER DATABASE ${draft} OWNER TO ${owner}`);
  await admin.end();
}
