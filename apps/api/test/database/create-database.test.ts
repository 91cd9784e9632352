import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { createDatabase } from './create-database.ts';

test('a database created from a template has its tables and is gone when dropped', async () => {
  const template = await createDatabase(inject('databaseUrl'));
  await query(template.url, 'CREATE TABLE lamp (colour text); INSERT INTO lamp VALUES ($$red$$)');
  const name = new URL(template.url.replace('@/', '@socket/')).pathname.slice(1);
  const copy = await createDatabase(inject('databaseUrl'), { template: name });
  expect(await query(copy.url, 'SELECT colour FROM lamp')).toEqual([{ colour: 'red' }]);
  await copy.drop();
  await template.drop();
  const left = await query(
    inject('databaseUrl'),
    `SELECT datname FROM pg_database WHERE datname = '${name}'`,
  );
  expect(left).toEqual([]);
});

async function query(url: string, statement: string): Promise<{ [column: string]: string }[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const result = await client.query(statement);
  await client.end();
  return result.rows ?? [];
}
