import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../test/database/create-database.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';

let database: TestDatabase;
let opened: OpenDatabase;
beforeAll(async () => {
  database = await createDatabase(inject('databaseUrl'));
  opened = openDatabase(database.url, 2);
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

/** The id of the server process behind the connection that runs this. */
const backend = sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`;

test('a transaction whose connection the server closes between two statements fails at the next, and only it', async () => {
  const ended = opened.db.transaction().execute(async (tx) => {
    const { rows } = await backend.execute(tx);
    await sql`SELECT pg_terminate_backend(${rows[0]?.pid})`.execute(opened.db);
    await untilGone(rows[0]?.pid);
    await backend.execute(tx);
  });
  await expect(ended).rejects.toThrow();
  expect((await backend.execute(opened.db)).rows).toHaveLength(1);
});

async function untilGone(pid: number | undefined): Promise<void> {
  const alive = sql`SELECT 1 FROM pg_stat_activity WHERE pid = ${pid}`;
  while ((await alive.execute(opened.db)).rows.length > 0);
}
