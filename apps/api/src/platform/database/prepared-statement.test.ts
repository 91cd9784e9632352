import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { preparedStatement } from './prepared-statement.ts';

let open: OpenDatabase;
beforeAll(() => {
  open = openDatabase(inject('databaseUrl'), 1);
});
afterAll(() => open.close());

test('each use binds its own values, and a parameter used twice is sent once', async () => {
  let written = 0;
  const add = preparedStatement<{ one: number; other: number }, { sum: number; twice: number }>(
    (parameter) => {
      written += 1;
      return sql`SELECT ${parameter('other')}::int + ${parameter('one')}::int AS sum,
        ${parameter('one')}::int * 2 AS twice`;
    },
  );
  expect(await add(open.db, { one: 1, other: 2 })).toEqual([{ sum: 3, twice: 2 }]);
  expect(await add(open.db, { one: 10, other: 20 })).toEqual([{ sum: 30, twice: 20 }]);
  expect(written).toBe(1);
});

test('a value that stands in the statement itself is refused: every use would send it', async () => {
  const wrong = preparedStatement<{ one: number }, object>(
    (parameter) => sql`SELECT ${parameter('one')}::int, ${'a value'}::text`,
  );
  await expect(wrong(open.db, { one: 1 })).rejects.toThrow('a value');
});
