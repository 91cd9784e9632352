import { type ListFavouritesResponse, listFavouritesQueryKey } from '@pulse/contract/client';
import type { QueryClient } from '@tanstack/react-query';

export interface FavouriteChange {
  venueId: string;
  name: string;
  /** True marks the venue, false unmarks it. */
  isFavourite: boolean;
}

/** The list after a change: newest first, without duplicates. */
export function applyChange(
  list: ListFavouritesResponse | undefined,
  { venueId, name, isFavourite }: FavouriteChange,
): ListFavouritesResponse {
  const others = (list?.items ?? []).filter((one) => one.venue_id !== venueId);
  const added = { venue_id: venueId, name, created_at: new Date().toISOString() };
  return { items: isFavourite ? [added, ...others] : others, next_cursor: null };
}

/** Applies a change to the cache before the server has responded; cancels fetches that would undo it. */
export async function applyOptimistically(
  queryClient: QueryClient,
  change: FavouriteChange,
): Promise<void> {
  const queryKey = listFavouritesQueryKey();
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<ListFavouritesResponse>(queryKey, (list) => applyChange(list, change));
}

/** Reverts a change that the server refused, and refetches the list. */
export async function rollBack(queryClient: QueryClient, change: FavouriteChange): Promise<void> {
  await applyOptimistically(queryClient, { ...change, isFavourite: !change.isFavourite });
  await queryClient.invalidateQueries({ queryKey: listFavouritesQueryKey() });
}
