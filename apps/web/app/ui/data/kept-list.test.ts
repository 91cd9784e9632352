import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { showKept, takeBackKept } from './kept-list.ts';

const list = { queryKey: ['kept'], idOf: (item: { id: string }) => item.id };
const keep = (id: string) => ({ item: { id }, isKept: true });
const remove = (id: string) => ({ item: { id }, isKept: false });

let queries: QueryClient;
const ids = () =>
  queries.getQueryData<{ items: { id: string }[] }>(list.queryKey)?.items.map(({ id }) => id);

beforeEach(() => {
  queries = new QueryClient();
});

test('what is kept comes first and is listed once, also before the list was read', async () => {
  await showKept(queries, list, keep('a'));
  expect(ids()).toEqual(['a']);
  await showKept(queries, list, keep('b'));
  await showKept(queries, list, keep('a'));
  expect(ids()).toEqual(['a', 'b']);
});

test('what is removed is listed no more', async () => {
  queries.setQueryData(list.queryKey, { items: [{ id: 'a' }, { id: 'b' }], next_cursor: null });
  await showKept(queries, list, remove('a'));
  expect(ids()).toEqual(['b']);
});

test('a refused change is taken back, and later changes stay', async () => {
  queries.setQueryData(list.queryKey, { items: [{ id: 'a' }], next_cursor: null });
  await showKept(queries, list, keep('b'));
  await showKept(queries, list, keep('c'));
  await takeBackKept(queries, list, keep('b'));
  expect(ids()).toEqual(['c', 'a']);
});

test('a refused removal is taken back', async () => {
  queries.setQueryData(list.queryKey, { items: [{ id: 'a' }], next_cursor: null });
  await showKept(queries, list, remove('a'));
  await takeBackKept(queries, list, remove('a'));
  expect(ids()).toEqual(['a']);
});
