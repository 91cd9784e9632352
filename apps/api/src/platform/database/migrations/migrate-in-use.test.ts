import type pg from 'pg';
import { afterEach, beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../../test/database/create-database.ts';
import { migrationsFolderWith } from '../../../../test/database/migrations-folder.ts';
import { newClient } from '../connections/new-client.ts';
import { migrate } from './migrate.ts';

/* Migrations of a database whose servers go on answering. */

/** How long a request may wait for a migration. */
const LONGEST_WAIT_MS = 3_000;

let database: TestDatabase;
beforeEach(async () => {
  database = await createDatabase(inject('databaseUrl'));
  await migrate(database.url);
});
afterEach(() => database.drop());

async function connect(): Promise<pg.Client> {
  const client = newClient({ connectionString: database.url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** A transaction that has read organisations and stays open. */
async function openReader(): Promise<pg.Client> {
  const reader = await connect();
  await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  await reader.query('SELECT count(*) FROM organisations');
  return reader;
}

/** Writes again and again until the promise settles; returns the longest time that one took. */
async function writeUntil(settled: Promise<unknown>): Promise<number> {
  const writer = await connect();
  let longest = 0;
  let done = false;
  void settled.finally(() => {
    done = true;
  });
  while (!done) {
    const from = performance.now();
    await writer.query(`INSERT INTO organisations (name) VALUES ('Nafas')`);
    longest = Math.max(longest, performance.now() - from);
  }
  return longest;
}

test('a migration that has to wait for a table lets requests pass, and is applied in the end', async () => {
  const folder = migrationsFolderWith({
    '29991231-0900-add-lamps.sql': 'ALTER TABLE organisations ADD COLUMN lamps integer;',
  });
  const reader = await openReader();
  let waited = 0;
  const waitedTwice = Promise.withResolvers<void>();
  const say = () => {
    waited += 1;
    if (waited === 2) waitedTwice.resolve();
  };
  const migrating = migrate(database.url, { folder, say });
  expect(await writeUntil(waitedTwice.promise)).toBeLessThan(LONGEST_WAIT_MS);
  await reader.query('COMMIT');
  expect(await migrating).toEqual(['29991231-0900-add-lamps.sql']);
});

const BUILD_INDEX = `-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS organisations_lamp_idx;
CREATE UNIQUE INDEX CONCURRENTLY organisations_lamp_idx ON organisations (name);
`;

test('an index is built beside writes, while two servers start and an old transaction is open', async () => {
  const folder = migrationsFolderWith({ '29991231-0900-index.sql': BUILD_INDEX });
  const reader = await openReader();
  const both = Promise.all([migrate(database.url, { folder }), migrate(database.url, { folder })]);
  const watcher = await connect();
  await expect
    .poll(async () => {
      const { rows } = await watcher.query(`SELECT 1 FROM pg_stat_activity
        WHERE datname = current_database() AND query LIKE '%lamp_idx ON%'
          AND wait_event_type = 'Lock' AND pid <> pg_backend_pid()`);
      return rows.length;
    })
    .toBeGreaterThan(0);
  const from = performance.now();
  await watcher.query(`INSERT INTO organisations (name) VALUES ('Nafas')`);
  expect(performance.now() - from).toBeLessThan(LONGEST_WAIT_MS);
  await reader.query('COMMIT');
  expect((await both).flat()).toEqual(['29991231-0900-index.sql']);
});

test('an index that could not be built is built by the next start', async () => {
  const folder = migrationsFolderWith({ '29991231-0900-index.sql': BUILD_INDEX });
  const client = await connect();
  await client.query(`INSERT INTO organisations (name) VALUES ('Nafas'), ('Nafas')`);
  await expect(migrate(database.url, { folder })).rejects.toThrow(
    'The migration 29991231-0900-index.sql failed: could not create unique index',
  );
  await client.query(`UPDATE organisations SET name = id::text`);
  expect(await migrate(database.url, { folder })).toEqual(['29991231-0900-index.sql']);
  const { rows } = await client.query(
    `SELECT indisvalid FROM pg_index WHERE indexrelid = 'organisations_lamp_idx'::regclass`,
  );
  expect(rows).toEqual([{ indisvalid: true }]);
});
