import { listFavouritesQueryKey } from '@pulse/contract/client';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { applyChange, applyOptimistically, rollBack } from './favourites-cache.ts';

const venue = (id: string) => ({ venue_id: id, name: id, created_at: '2026-11-21T10:00:00.000Z' });
const idsOf = (list: { items: { venue_id: string }[] } | undefined) =>
  list?.items.map((one) => one.venue_id);

test('a marked venue comes first and is listed once', () => {
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

test('a refused change is rolled back, and later changes stay', async () => {
  const queryClient = new QueryClient();
  const key = listFavouritesQueryKey();
  queryClient.setQueryData(key, { items: [venue('a')], next_cursor: null });
  const refused = { venueId: 'b', name: 'b', isFavourite: true };
  await applyOptimistically(queryClient, refused);
  await applyOptimistically(queryClient, { venueId: 'c', name: 'c', isFavourite: true });
  await rollBack(queryClient, refused);
  expect(idsOf(queryClient.getQueryData(key))).toEqual(['c', 'a']);
});
