import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../../test/database/create-database.ts';
import { newClient } from './new-client.ts';
import { untilUnused } from './until-unused.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase(inject('databaseUrl'));
});
afterAll(() => database.drop());

async function connectAs(application_name: string) {
  const client = newClient({ connectionString: database.url, application_name });
  await client.connect();
  return client;
}

test('a database counts as used until the last process of Pulse has left it', async () => {
  const [worker, other] = [await connectAs('pulse'), await connectAs('psql')];
  let unused = false;
  const waiting = untilUnused(database.url).then(() => {
    unused = true;
  });
  // After this there has been time for more than one look.
  for (let query = 0; query < 20; query += 1) await worker.query('SELECT pg_sleep(0.01)');
  expect(unused).toBe(false);
  await worker.end();
  await waiting;
  await other.end();
});

test('a process that does not leave is not waited for for ever, nor is a database that is gone', async () => {
  const worker = await connectAs('pulse');
  await untilUnused(database.url, 30);
  await worker.end();
  await untilUnused('postgres://nobody@127.0.0.1:1/none');
});
