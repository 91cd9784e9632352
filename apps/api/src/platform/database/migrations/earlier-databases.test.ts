import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { createDatabase } from '../../../../test/database/create-database.ts';
import {
  describeCatalogue,
  describeMigrations,
} from '../../../../test/database/describe-catalogue.ts';
import { createEarlierDatabase } from '../../../../test/database/earlier-database.ts';
import { baselineFolder } from '../../../../test/database/migrations-folder.ts';
import { newClient } from '../connections/new-client.ts';
import { openDatabase } from '../open-database.ts';
import { migrate, pendingMigrations } from './migrate.ts';
import { readMigrations } from './read-migrations.ts';

let database: Awaited<ReturnType<typeof createEarlierDatabase>>;
beforeEach(async () => {
  database = await createEarlierDatabase();
});
afterEach(() => database.close());

const query = async (text: string) => (await database.client.query(text)).rows;
const recorded = () => query('SELECT * FROM schema_migrations ORDER BY name');
const forget = (condition: string) => query(`DELETE FROM schema_migrations WHERE ${condition}`);
/** Describes a database that the migrations before the baseline created; it never changes. */
const EARLIER_SCHEMA = join(import.meta.dirname, '../../../../test/database/earlier-schema.txt');
const LAST = '20261123-1650-count-visits-of-a-day-when-it-is-over.sql';

/** Every row of every table but the record of migrations. */
async function allRows() {
  const tables = await query(`SELECT oid::regclass AS name FROM pg_class WHERE relkind = 'r'
    AND relnamespace IN ('public'::regnamespace, 'audit'::regnamespace)
    AND relname <> 'schema_migrations' ORDER BY 1`);
  const rows: Record<string, unknown[]> = {};
  for (const { name } of tables) rows[name] = await query(`SELECT * FROM ${name} ORDER BY 1`);
  return rows;
}

async function pending() {
  const opened = openDatabase(database.url, 1);
  return pendingMigrations(opened.pool).finally(() => opened.close());
}

/** Expects that it is refused by everything that looks at migrations, and changed by nothing. */
async function expectRefused(message: string | RegExp) {
  const before = await recorded();
  await expect(migrate(database.url)).rejects.toThrow(message);
  await expect(pending()).rejects.toThrow(message);
  expect(await recorded()).toEqual(before);
}

test('the baseline creates what the migrations it replaces created, and names exactly these', async () => {
  const described = [
    await describeMigrations(database.client),
    ...(await describeCatalogue(database.client)),
  ];
  expect(described).toEqual(readFileSync(EARLIER_SCHEMA, 'utf8').trimEnd().split('\n'));
});

test('a database from before the baseline is recognised by one of two servers that start at once, and keeps its rows', async () => {
  await query(`
    WITH partner AS (INSERT INTO organisations (name) VALUES ('Nafas') RETURNING id)
    INSERT INTO venues (organisation_id, name, city, status, latitude, longitude, time_zone)
    SELECT id, 'Nafas', 'Beirut', 'published', 33.9, 35.5, 'Asia/Beirut' FROM partner;
    INSERT INTO audit.audit_log (action, subject_type, subject_id) VALUES ('kept', 'venue', '1');
    UPDATE plans SET monthly_price_minor = 4200 WHERE code = 'basic'`);
  const rows = await allRows();
  const earlier = await recorded();
  const catalogue = await describeCatalogue(database.client);
  const baseline = await baselineFolder();
  const [first, second] = await Promise.all([
    migrate(database.url, { folder: baseline }),
    migrate(database.url, { folder: baseline }),
  ]);
  const names = (await readMigrations()).map(({ name }) => name);
  expect([...first, ...second]).toEqual(names.slice(0, 1));
  expect(Math.min(first.length, second.length)).toBe(0);
  expect(await allRows()).toEqual(rows);
  expect(Object.keys(rows).length).toBeGreaterThan(70);
  expect(await describeCatalogue(database.client)).toEqual(catalogue);
  // What came after the baseline is applied to it as to any other database.
  expect(await migrate(database.url)).toEqual(names.slice(1));
  // The earlier ones stay recorded, so that the version before runs on it, too.
  expect(await recorded()).toEqual(expect.arrayContaining(earlier));
  expect(await recorded()).toHaveLength(earlier.length + names.length);
  expect(await pending()).toEqual([]);
  expect(await migrate(database.url)).toEqual([]);
});

test('an older database is refused, and left as it is, with what to do', async () => {
  await forget(`name = '${LAST}'`);
  await expectRefused(
    `The database is too old for this version of Pulse and was left as it is: it lacks ${LAST}. ` +
      `Start the last version that has ${LAST} once, which brings it up to date, and then this one`,
  );
  await forget(`name >= '20261123'`);
  await expectRefused(/it lacks 20261123-1560-\S+ and 14 more\. Start the last version that has/);
});

test('a database with another migration, or with another text of one, is refused', async () => {
  await query(`INSERT INTO schema_migrations VALUES ('20261124-0900-of-a-branch.sql', 'x')`);
  await expectRefused(
    'does not know: 20261124-0900-of-a-branch.sql. It belongs to another version or another program',
  );
  await forget(`name = '20261124-0900-of-a-branch.sql'`);
  await query(`UPDATE schema_migrations SET checksum = 'x' WHERE name = '${LAST}'`);
  await expectRefused(`does not know: ${LAST}. It belongs to another version`);
});

test('a database with the tables and no record of migrations is refused', async () => {
  await query('DROP TABLE schema_migrations');
  await expect(migrate(database.url)).rejects.toThrow(
    "has tables, but no record of Pulse's migrations",
  );
  expect(await query(`SELECT to_regclass('schema_migrations') AS found`)).toEqual([
    { found: null },
  ]);
});

test('the database of another program is refused, and nothing is added to it', async () => {
  const other = await createDatabase(inject('databaseUrl'));
  const client = newClient({ connectionString: other.url });
  await client.connect();
  await client.query('CREATE TABLE users (id integer)');
  await expect(migrate(other.url)).rejects.toThrow('It belongs to another program');
  const { rows } = await client.query(`SELECT relname FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'v')`);
  expect(rows).toEqual([{ relname: 'users' }]);
  await client.query('CREATE TABLE schema_migrations (version text)');
  await expect(migrate(other.url)).rejects.toThrow('It belongs to another program');
  await client.end();
  await other.drop();
});
