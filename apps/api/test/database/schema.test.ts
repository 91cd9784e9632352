import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { describeSchema } from '../../src/platform/database/describe-schema.ts';
import { createDatabase } from './create-database.ts';
import { ensureTemplateDatabase } from './template-database.ts';

// After a new migration: vitest run --project api test/database/schema.test.ts --update
test('the types of the tables are those of the migrated database', async () => {
  const adminUrl = inject('databaseUrl');
  const database = await createDatabase(adminUrl, {
    template: await ensureTemplateDatabase(adminUrl),
  });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const described = await describeSchema(client);
  await client.end();
  await database.drop();
  await expect(described).toMatchFileSnapshot('../../src/platform/database/schema.ts');
});

test('every column that refers to a user is the first of an index, because deleting a user searches all of them', async () => {
  const adminUrl = inject('databaseUrl');
  const database = await createDatabase(adminUrl, {
    template: await ensureTemplateDatabase(adminUrl),
  });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(`
    SELECT c.conrelid::regclass::text AS "table", a.attname AS "column"
    FROM pg_constraint c
      JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND c.confrelid = 'users'::regclass AND NOT EXISTS (
      SELECT FROM pg_index i WHERE i.indrelid = c.conrelid AND i.indkey[0] = c.conkey[1])`);
  await client.end();
  await database.drop();
  expect(rows).toEqual([]);
});
