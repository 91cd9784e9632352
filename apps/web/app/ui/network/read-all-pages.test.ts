import { expect, test } from 'vitest';
import { readAllPages } from './read-all-pages.ts';

const rows = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A list whose cursor is the index of the next row, and which pages of it were asked for. */
function listOf(count: number, limit = 100) {
  const cursors: (string | undefined)[] = [];
  return {
    cursors,
    read: async (cursor: string | undefined) => {
      cursors.push(cursor);
      const start = Number(cursor ?? 0);
      const end = start + limit;
      return {
        items: rows(count).slice(start, end),
        next_cursor: end < count ? String(end) : null,
      };
    },
  };
}

test('each of 300 trainers can be chosen', async () => {
  const list = listOf(300);
  expect(await readAllPages(list.read)).toEqual(rows(300));
  expect(list.cursors).toEqual([undefined, '100', '200']);
});

test('a list of one page is read once', async () => {
  const list = listOf(100);
  expect(await readAllPages(list.read)).toHaveLength(100);
  expect(list.cursors).toHaveLength(1);
});

test('a list without an end is read up to a bound', async () => {
  const list = listOf(100_000);
  expect(await readAllPages(list.read)).toHaveLength(1000);
  expect(list.cursors).toHaveLength(10);
});

test('a page that fails fails the whole', async () => {
  await expect(readAllPages(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
});
