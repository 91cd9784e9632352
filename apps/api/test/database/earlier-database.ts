import { inject } from 'vitest';
import { newClient } from '../../src/platform/database/connections/new-client.ts';
import { readMigrations } from '../../src/platform/database/migrations/read-migrations.ts';
import { createDatabase } from './create-database.ts';

/**
 * Creates a database as the version before the baseline left it: the same tables, and a record of the
 * migrations that the baseline replaces. `earlier-schema.txt` describes one that those really created.
 */
export async function createEarlierDatabase() {
  const [baseline] = await readMigrations();
  const database = await createDatabase(inject('databaseUrl'));
  const client = newClient({ connectionString: database.url });
  await client.connect();
  await client.query(baseline?.text ?? '');
  await client.query(`CREATE TABLE schema_migrations (name text PRIMARY KEY, checksum text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now())`);
  await client.query(
    'INSERT INTO schema_migrations (name, checksum) SELECT * FROM unnest($1::text[], $2::text[])',
    [[...(baseline?.replaces.keys() ?? [])], [...(baseline?.replaces.values() ?? [])]],
  );
  const close = async () => {
    await client.end();
    await database.drop();
  };
  return { url: database.url, client, close };
}
