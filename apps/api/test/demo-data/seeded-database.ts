import { sql } from 'kysely';
import { inject } from 'vitest';
import type { Db } from '../../src/platform/database/transaction.ts';
import { createDatabase, openTestDatabase } from '../database/create-database.ts';
import { ensureTemplateDatabase } from '../database/template-database.ts';

/* One database for all that is tested about the demo data: creating it takes longer than the tests. */

/** A Monday in Beirut, 03:41: no person of the demo would have done anything in the last hours. */
export const now = Date.parse('2027-03-01T01:41:00Z');

let opened: Db | null = null;

/** The database of the demo data. */
export function db(): Db {
  if (!opened) throw new Error('The database is not open.');
  return opened;
}

/** Creates the database, empty but for its tables; returns what drops it. */
export async function openSeededDatabase(): Promise<() => Promise<void>> {
  const adminUrl = inject('databaseUrl');
  const template = await ensureTemplateDatabase(adminUrl);
  const database = await createDatabase(adminUrl, { template });
  const connection = openTestDatabase(database.url, 4);
  opened = connection.db;
  return async () => {
    await connection.close();
    await database.drop();
  };
}

/** How many rows a condition, from its FROM on, has. */
export async function count(condition: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n ${condition}`.execute(db());
  return rows[0]?.n ?? -1;
}
