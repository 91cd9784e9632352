import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedDatabase } from '../src/platform/database/embedded/index.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A role that may create databases, on the one PostgreSQL server of this test run. */
    databaseUrl: string;
  }
}

/**
 * Gives all API tests one PostgreSQL server: that of TEST_DATABASE_URL (a role that may create
 * databases), or a new embedded one, deleted at the end. Its disk sync is off, as nothing in it
 * outlives the run.
 */
export default async function startDatabase(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    project.provide('databaseUrl', given);
    return async () => undefined;
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'pulse-test-'));
  const database = await startEmbeddedDatabase({
    dataDir,
    log: () => undefined,
    settings: { fsync: 'off', full_page_writes: 'off', max_connections: '200' },
  });
  await allowNewDatabases(database.adminConnectionString);
  project.provide('databaseUrl', database.connectionString);
  return async () => {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

// The role of the product, so that a migration which needs more rights than that role has fails here.
async function allowNewDatabases(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query('ALTER ROLE pulse CREATEDB');
  await client.end();
}
