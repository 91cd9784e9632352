import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../test/database/create-database.ts';
import { migrate, pendingMigrations } from './migrate.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';

let database: TestDatabase;
let opened: OpenDatabase;
beforeEach(async () => {
  database = await createDatabase(inject('databaseUrl'));
  opened = openDatabase(database.url, 2);
});
afterEach(async () => {
  await opened.close();
  await database.drop();
});

test('migrations are applied in order, once, and then none is pending', async () => {
  const applied = await migrate(database.url);
  expect(applied.length).toBeGreaterThan(10);
  expect(applied).toEqual([...applied].sort());
  expect(await migrate(database.url)).toEqual([]);
  expect(await pendingMigrations(opened.pool)).toEqual([]);
});

test('two servers that start at once migrate one after the other', async () => {
  const [first, second] = await Promise.all([migrate(database.url), migrate(database.url)]);
  expect(Math.min(first.length, second.length)).toBe(0);
  expect(Math.max(first.length, second.length)).toBeGreaterThan(10);
});

test('a migration that was edited after it was applied is detected', async () => {
  const [first = ''] = await migrate(database.url);
  await opened.pool.query(`UPDATE schema_migrations SET checksum = 'other' WHERE name = $1`, [
    first,
  ]);
  await expect(migrate(database.url)).rejects.toThrow(`${first} has been edited`);
  await expect(pendingMigrations(opened.pool)).rejects.toThrow('has been edited');
});

test('in a database that was never migrated every migration is pending', async () => {
  expect(await pendingMigrations(opened.pool)).not.toEqual([]);
});
