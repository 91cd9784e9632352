import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { plannedEachTime } from './prepare-statements.ts';

let opened: OpenDatabase;
beforeAll(() => {
  opened = openDatabase(inject('databaseUrl'), 1);
});
afterAll(() => opened.close());

const prepared = async () => {
  const { rows } = await opened.pool.query<{ statement: string }>(
    'SELECT statement FROM pg_prepared_statements',
  );
  return rows.map(({ statement }) => statement);
};

test('a query that is sent repeatedly is prepared; one that is sent twice is not', async () => {
  for (let i = 0; i < 4; i += 1) await sql`SELECT ${i}::int AS hot`.execute(opened.db);
  for (let i = 0; i < 2; i += 1) await sql`SELECT ${i}::int AS rare`.execute(opened.db);
  const statements = await prepared();
  expect(statements.some((text) => text.includes('hot'))).toBe(true);
  expect(statements.some((text) => text.includes('rare'))).toBe(false);
});

test('a statement whose plan depends on its values is never prepared', async () => {
  for (let i = 0; i < 4; i += 1)
    await sql`${plannedEachTime} SELECT ${i}::int AS valued`.execute(opened.db);
  expect((await prepared()).some((text) => text.includes('valued'))).toBe(false);
});

test('a prepared statement is called by its text, whatever else the process has prepared', async () => {
  const other = openDatabase(inject('databaseUrl'), 1);
  const query = sql`SELECT ${1}::int AS shared`;
  for (const { db } of [opened, other]) for (let i = 0; i < 3; i += 1) await query.execute(db);
  const nameIn = async ({ pool }: OpenDatabase) => {
    const { rows } = await pool.query<{ name: string }>(
      "SELECT name FROM pg_prepared_statements WHERE statement LIKE '%AS shared'",
    );
    return rows.map(({ name }) => name);
  };
  expect(await nameIn(opened)).toEqual(await nameIn(other));
  await other.close();
});

test('without prepared statements every statement stays unnamed, and its limits are set all the same', async () => {
  const plain = openDatabase(inject('databaseUrl'), 1, { preparesStatements: false });
  for (let i = 0; i < 4; i += 1) await sql`SELECT ${i}::int AS plain`.execute(plain.db);
  const { rows } = await sql<{ prepared: number; limit: string }>`
    SELECT (SELECT count(*)::int FROM pg_prepared_statements) AS prepared,
      current_setting('statement_timeout') AS limit`.execute(plain.db);
  expect(rows).toEqual([{ prepared: 0, limit: '30s' }]);
  await plain.close();
});

test('lists of changing length cannot fill the server with statements', async () => {
  for (let length = 1; length <= 420; length += 1) {
    const list = sql.join(Array.from({ length }, (_, i) => i));
    const query = sql`SELECT ${length}::int IN (${list})`;
    for (let i = 0; i < 3; i += 1) await query.execute(opened.db);
  }
  expect((await prepared()).length).toBeLessThanOrEqual(400);
});

test('dates and points are read as text', async () => {
  const { rows } = await sql<{ day: string; place: string; at: Date }>`
    SELECT DATE '2027-03-28' AS day, point(35.5, 33.9) AS place, now() AS at`.execute(opened.db);
  expect(rows[0]).toMatchObject({ day: '2027-03-28', place: '(35.5,33.9)' });
  expect(rows[0]?.at).toBeInstanceOf(Date);
});
