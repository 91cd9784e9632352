import { listFavouritesQueryKey } from '@pulse/contract/client';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { applyChange, applyOptimistically, rollBack } from './favourites-cache.ts';

const venue = (id: string) => ({ venue_id: id, name: id, created_at: '2026-11-21T10:00:00.000Z' });
const idsOf = (list: { items: { venue_id: string }[] } | undefined) =>
  list?.items.map((one) => one.venue_id);

test('a marked venue comes first and stands there once', () => {
  const list = { items: [venue('a'), venue('b')], next_cursor: null };
  expect(idsOf(applyChange(list, { venueId: 'b', name: 'b', isFavourite: true }))).toEqual([
    'b',
    'a',
  ]);
  expect(idsOf(applyChange(list, { venueId: 'a', name: 'a', isFavourite: false }))).toEqual(['b']);
  expect(idsOf(applyChange(undefined, { venueId: 'a', name: 'a', isFavourite: true }))).toEqual([
    'a',
  ]);
});

test('a mark that the server refuses is taken back, and the others made since stay', async () => {
  const queries = new QueryClient();
  const key = listFavouritesQueryKey();
  queries.setQueryData(key, { items: [venue('a')], next_cursor: null });
  const refused = { venueId: 'b', name: 'b', on: true };
  await applyOptimistically(queries, refused);
  await applyOptimistically(queries, { venueId: 'c', name: 'c', isFavourite: true });
  await rollBack(queries, refused);
  expect(idsOf(queries.getQueryData(key))).toEqual(['c', 'a']);
});
