import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** A list of what a member has kept of one kind, as it is cached; the newest is first. */
export interface KeptList<Item> {
  queryKey: QueryKey;
  /** What tells its items apart. */
  idOf: (item: Item) => string;
}

export interface KeepChange<Item> {
  item: Item;
  /** False removes it. */
  isKept: boolean;
}

/** Shows a change before the server has answered; cancels fetches that would undo it. */
export async function showKept<Item>(
  queries: QueryClient,
  { queryKey, idOf }: KeptList<Item>,
  { item, isKept }: KeepChange<Item>,
): Promise<void> {
  await queries.cancelQueries({ queryKey });
  queries.setQueryData<{ items: Item[] }>(queryKey, (list) => {
    const others = (list?.items ?? []).filter((other) => idOf(other) !== idOf(item));
    return { items: isKept ? [item, ...others] : others, next_cursor: null };
  });
}

/** Takes back a change that the server refused, and reads the list again. */
export async function takeBackKept<Item>(
  queries: QueryClient,
  list: KeptList<Item>,
  { item, isKept }: KeepChange<Item>,
): Promise<void> {
  await showKept(queries, list, { item, isKept: !isKept });
  await queries.invalidateQueries({ queryKey: list.queryKey });
}
