import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { createDatabase } from './create-database.ts';

const FOLDER = join(import.meta.dirname, '../../migrations');

/** A database as it was before a migration, to be filled with rows that it then has to change. */
export interface EarlierDatabase {
  client: pg.Client;
  /** Applies the migration. */
  migrate(): Promise<unknown>;
  close(): Promise<void>;
}

/** Creates a database with all migrations that are older than the one named. */
export async function databaseBefore(migration: string): Promise<EarlierDatabase> {
  const database = await createDatabase(inject('databaseUrl'));
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const apply = (name: string) => client.query(readFileSync(join(FOLDER, name), 'utf8'));
  const all = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'));
  for (const name of all.filter((one) => one < migration).sort()) await apply(name);
  return {
    client,
    migrate: () => apply(migration),
    close: async () => {
      await client.end();
      await database.drop();
    },
  };
}
