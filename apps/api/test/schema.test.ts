import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { describeSchema } from '../src/platform/database/describe-schema.ts';
import { createDatabase } from './create-database.ts';
import { templateDatabase } from './template-database.ts';

// After a new migration: vitest run --project api test/schema.test.ts --update
test('the types of the tables are those of the migrated database', async () => {
  const adminUrl = inject('databaseUrl');
  const database = await createDatabase(adminUrl, { template: await templateDatabase(adminUrl) });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const described = await describeSchema(client);
  await client.end();
  await database.drop();
  await expect(described).toMatchFileSnapshot('../src/platform/database/schema.ts');
});
