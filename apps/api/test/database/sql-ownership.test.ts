import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { HOME_CROSSINGS } from './home-crossings.ts';
import { readSql, type SqlOfFile } from './read-sql.ts';
import { readStatements } from './read-statements.ts';
import { EXEMPT, HOME, OWNER, READERS } from './table-owners.ts';

const SOURCE = join(import.meta.dirname, '../../src');
const TABLES = new Set(Object.keys(OWNER));

interface SourceFile extends SqlOfFile {
  path: string;
  text: string;
  /** The feature, or part of the platform, that it belongs to. */
  part: string;
}

const files: SourceFile[] = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .filter((path) => !Object.keys(EXEMPT).some((exempt) => path.startsWith(exempt)))
  .map((path) => ({ path, text: readFileSync(join(SOURCE, path), 'utf8') }))
  .map(({ path, text }) => ({
    path,
    text,
    part: path.split('/')[1] ?? '',
    ...readSql(text, TABLES),
  }));

test('only the owner of a table writes it', () => {
  const foreign = files.flatMap(({ path, part, writes }) =>
    [...writes]
      .filter((table) => OWNER[table as keyof typeof OWNER] !== part)
      .map((table) => `${path} writes ${table}`),
  );
  expect(foreign).toEqual([]);
});

test('every other reader of a table is listed, and the list has no outdated entry', () => {
  const readers: Record<string, string[]> = {};
  for (const table of TABLES) {
    const parts = files.filter(({ reads }) => reads.has(table)).map(({ part }) => part);
    const others = new Set(parts.filter((part) => part !== OWNER[table as keyof typeof OWNER]));
    if (others.size > 0) readers[table] = [...others].sort();
  }
  expect(readers).toEqual(READERS);
});

test('every statement over tables of several homes is listed, and the list has no outdated entry', () => {
  const crossings: Record<string, string[]> = {};
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  for (const [path, statements] of readStatements(texts, TABLES)) {
    const crossing = statements.filter(({ tables }) => homesOf(tables).size > 1);
    if (crossing.length > 0) crossings[path] = crossing.map(({ name }) => name).sort();
  }
  expect(crossings).toEqual(HOME_CROSSINGS);
});

/** The homes of tables, without what each cluster has beside them. */
function homesOf(tables: ReadonlySet<string>): Set<string> {
  const homes = [...tables].map((table) => HOME[table as keyof typeof HOME]);
  return new Set(homes.filter((home) => home !== 'engine'));
}

test('SQL is written in *.store.ts and *.sql.ts files only', () => {
  const outside = files.filter(({ path, any }) => any && !/\.(store|sql)\.ts$/.test(path));
  expect(outside.map(({ path }) => path)).toEqual([]);
});

test('every statement names its table in its text', () => {
  const unreadable = files.flatMap(({ path, unreadable }) =>
    unreadable.map((statement) => `${path}: ${statement}`),
  );
  expect(unreadable).toEqual([]);
});

test('every owner, every reader and every exemption exists', () => {
  const parts = new Set(files.map(({ part }) => part));
  const named = [...Object.values(OWNER), ...Object.values(READERS).flat()];
  expect(named.filter((part) => !parts.has(part))).toEqual([]);
  const folders = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
  expect(Object.keys(EXEMPT).filter((path) => !folders.includes(path.replace(/\/$/, '')))).toEqual(
    [],
  );
});

describe('the SQL parser', () => {
  const read = (text: string) => {
    const { reads, writes, unreadable } = readSql(text, new Set(['bookings', 'users', 'venues']));
    return { reads: [...reads], writes: [...writes], unreadable };
  };

  test.each([
    ['SELECT id FROM bookings b JOIN users u ON true', ['bookings', 'users']],
    ['SELECT id FROM users u, LATERAL (SELECT FROM venues v) held', ['users', 'venues']],
    ['SELECT DISTINCT id FROM held, bookings WHERE true', ['bookings']],
    [
      "db.selectFrom('bookings as b').innerJoin('users as u', 'u.id', 'b.user_id')",
      ['bookings', 'users'],
    ],
    ["db.selectFrom(['users', 'venues'])", ['users']],
    ['WHERE b.user_id IS DISTINCT FROM users', []],
  ])('finds the tables read in %s', (text, reads) => {
    expect(read(text)).toEqual({ reads, writes: [], unreadable: [] });
  });

  test.each([
    ['INSERT INTO bookings (id) VALUES (1) ON CONFLICT DO UPDATE SET id = 2', ['bookings']],
    ['WITH a AS (UPDATE users SET id = 1 RETURNING id) DELETE FROM venues', ['users', 'venues']],
    ["tx.insertInto('bookings').values(row)", ['bookings']],
    ["tx\n  .updateTable('users as u')", ['users']],
    ["tx.deleteFrom('venues')", ['venues']],
  ])('finds the tables written in %s', (text, writes) => {
    expect(read(text)).toMatchObject({ writes, unreadable: [] });
  });

  test.each([
    `UPDATE \${table} SET id = 1`,
    'INSERT INTO somewhere (id) VALUES (1)',
    'tx.deleteFrom(table)',
    `SELECT FROM \${sql.table(name)}`,
  ])('reports that it cannot parse %s', (text) => {
    expect(read(text).unreadable).toHaveLength(1);
  });
});

test('a statement has the tables of the fragments it is made of, also imported ones', () => {
  const files = new Map([
    [
      'book/places.sql.ts',
      `export const venueOf = (id: string) => sql\`SELECT id FROM venues WHERE id = \${id}\`;
export const unused = sql\`SELECT id FROM users\`;`,
    ],
    [
      'book/places.store.ts',
      `import { unused, venueOf } from './places.sql.ts';
const joined = sql\`JOIN bookings b ON b.venue_id IN (\${venueOf('1')})\`;
export async function listPlaces(db: Db) {
  return sql\`SELECT FROM places \${joined}\`.execute(db);
}
export function countUsers(db: Db) {
  return db.selectFrom('users').select('id').execute();
}`,
    ],
  ]);
  const read = readStatements(files, new Set(['bookings', 'users', 'venues']));
  const named = (read.get('book/places.store.ts') ?? []).map(({ name, tables }) => [
    name,
    [...tables],
  ]);
  expect(named).toEqual([
    ['listPlaces', ['bookings', 'venues']],
    ['countUsers', ['users']],
  ]);
  expect(read.get('book/places.sql.ts')).toEqual([]);
});
