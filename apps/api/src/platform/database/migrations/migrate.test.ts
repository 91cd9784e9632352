import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../../test/database/create-database.ts';
import { migrationsFolderWith } from '../../../../test/database/migrations-folder.ts';
import { type OpenDatabase, openDatabase } from '../open-database.ts';
import { migrate, pendingMigrations } from './migrate.ts';
import { readMigrations } from './read-migrations.ts';

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

const allNames = async () => (await readMigrations()).map(({ name }) => name);

test('migrations are applied in order, once, and then none is pending', async () => {
  const applied = await migrate(database.url);
  expect(applied).toEqual(await allNames());
  expect(applied).toEqual([...applied].sort());
  expect(await migrate(database.url)).toEqual([]);
  expect(await pendingMigrations(opened.pool)).toEqual([]);
});

test('new migrations are applied after those that a database has, in order', async () => {
  await migrate(database.url);
  const folder = migrationsFolderWith({
    '29991231-1000-use-lamps.sql': 'ALTER TABLE lamps ADD COLUMN colour text;',
    '29991231-0900-create-lamps.sql': 'CREATE TABLE lamps (id uuid PRIMARY KEY);',
  });
  expect(await migrate(database.url, { folder })).toEqual([
    '29991231-0900-create-lamps.sql',
    '29991231-1000-use-lamps.sql',
  ]);
  expect(await migrate(database.url, { folder })).toEqual([]);
  // A server that does not know them still runs on it.
  expect(await pendingMigrations(opened.pool)).toEqual([]);
});

test('a migration that fails leaves nothing of itself and says which it was', async () => {
  const folder = migrationsFolderWith({
    '29991231-0900-create-lamps.sql': 'CREATE TABLE lamps (id uuid); CREATE TABLE users ();',
  });
  await expect(migrate(database.url, { folder })).rejects.toThrow(
    'The migration 29991231-0900-create-lamps.sql failed: relation "users" already exists',
  );
  const { rows } = await opened.pool.query(`SELECT to_regclass('lamps') AS lamps`);
  expect(rows).toEqual([{ lamps: null }]);
  expect(await pendingMigrations(opened.pool)).toEqual([]);
});

test('two servers that start at once migrate one after the other', async () => {
  const [first, second] = await Promise.all([migrate(database.url), migrate(database.url)]);
  expect([...first, ...second]).toEqual(await allNames());
  expect(Math.min(first.length, second.length)).toBe(0);
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
  expect(await pendingMigrations(opened.pool)).toEqual(await allNames());
});
