import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '@pulse/embedded-postgres';
import pg from 'pg';
import type { TestProject } from 'vitest/node';

const FOLDER_PREFIX = 'pulse-test-';
/** A folder this old whose process is gone belongs to a test run that was killed. */
const ABANDONED_AFTER_MS = 10 * 60_000;
/** Files here are in memory, on Linux. */
const MEMORY_FOLDER = '/dev/shm';
const GIGABYTE = 1024 ** 3;

declare module 'vitest' {
  export interface ProvidedContext {
    /** A role that may create databases, on the one PostgreSQL server of this test run. */
    databaseUrl: string;
    /** A superuser of that server. */
    adminDatabaseUrl: string;
  }
}

/**
 * Gives all API tests one PostgreSQL server: that of TEST_DATABASE_URL (a role that may create
 * databases) with TEST_DATABASE_ADMIN_URL (a superuser), or a new embedded one, deleted at the end.
 * Its fsync is off, because nothing in it outlives the run.
 */
export default async function startDatabase(project: TestProject): Promise<() => Promise<void>> {
  const databaseUrl = process.env.TEST_DATABASE_URL;
  if (databaseUrl) {
    const adminDatabaseUrl = process.env.TEST_DATABASE_ADMIN_URL;
    if (!adminDatabaseUrl) throw new Error('TEST_DATABASE_URL needs TEST_DATABASE_ADMIN_URL');
    project.provide('databaseUrl', databaseUrl);
    project.provide('adminDatabaseUrl', adminDatabaseUrl);
    return async () => undefined;
  }
  await stopAbandonedDatabases();
  const dataDir = mkdtempSync(join(hasMuchMemory() ? MEMORY_FOLDER : tmpdir(), FOLDER_PREFIX));
  const database = await startEmbeddedDatabase({
    dataDir,
    log: () => undefined,
    settings: {
      fsync: 'off',
      full_page_writes: 'off',
      max_connections: '200',
      max_wal_size: '256MB',
    },
  });
  await allowNewDatabases(database.adminConnectionString);
  project.provide('databaseUrl', database.connectionString);
  project.provide('adminDatabaseUrl', database.adminConnectionString);
  return async () => {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

// Hundreds of databases of 900 files each are created and deleted. On ext4 each new file looks for its
// place among those deleted in the last minutes: ten times the time after the first few databases.
function hasMuchMemory(): boolean {
  if (!existsSync(MEMORY_FOLDER)) return false;
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
  return bavail * bsize > 2 * GIGABYTE && process.availableMemory() > 6 * GIGABYTE;
}

// The role of the product, so that a migration which needs more rights than that role has fails
// here.
async function allowNewDatabases(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query('ALTER ROLE pulse CREATEDB');
  // DROP DATABASE WITH (FORCE) ends every process in it, autovacuum too, which belongs to no role.
  await client.query('GRANT pg_signal_backend TO pulse');
  await client.end();
}

// The database of a killed test run would keep running; starting it takes over and can stop it. One
// whose test run is alive refuses, and stays.
async function stopAbandonedDatabases(): Promise<void> {
  for (const dataDir of [tmpdir(), MEMORY_FOLDER].flatMap(listDataFolders)) {
    try {
      if (!existsSync(join(dataDir, 'database.lock'))) continue;
      if (Date.now() - statSync(dataDir).mtimeMs < ABANDONED_AFTER_MS) continue;
      const abandoned = await startEmbeddedDatabase({ dataDir, log: () => undefined });
      await abandoned.stop();
      rmSync(dataDir, { recursive: true, force: true });
    } catch {
      // In use, or another user's: not ours to delete.
    }
  }
}

function listDataFolders(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.startsWith(FOLDER_PREFIX));
  return names.map((name) => join(folder, name));
}
