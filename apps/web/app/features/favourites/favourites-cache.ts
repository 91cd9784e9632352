import { type ListFavouritesResponse, listFavouritesQueryKey } from '@pulse/contract/client';
import type { QueryClient } from '@tanstack/react-query';

export interface Mark {
  venueId: string;
  name: string;
  /** True marks the venue, false unmarks it. */
  on: boolean;
}

/** The list as it is after a mark: the newest first, nothing twice. */
export function withMark(
  list: ListFavouritesResponse | undefined,
  { venueId, name, on }: Mark,
): ListFavouritesResponse {
  const others = (list?.items ?? []).filter((one) => one.venue_id !== venueId);
  const mine = { venue_id: venueId, name, created_at: new Date().toISOString() };
  return { items: on ? [mine, ...others] : others, next_cursor: null };
}

/** Shows a mark before the server has answered; a list on its way would only undo it. */
export async function showMark(queries: QueryClient, mark: Mark): Promise<void> {
  const queryKey = listFavouritesQueryKey();
  await queries.cancelQueries({ queryKey });
  queries.setQueryData<ListFavouritesResponse>(queryKey, (list) => withMark(list, mark));
}

/** Takes a mark back that the server refused, and asks how things stand. */
export async function takeBack(queries: QueryClient, mark: Mark): Promise<void> {
  await showMark(queries, { ...mark, on: !mark.on });
  await queries.invalidateQueries({ queryKey: listFavouritesQueryKey() });
}
