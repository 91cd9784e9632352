import {
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useMemo } from 'react';

/** One page of any list of the API. */
interface Page<Item> {
  items: Item[];
  next_cursor: string | null;
}

/** A list as `usePages` reads it, for `PagedList`, `QueryContent` and `MoreButton`. */
export interface Pages<Item> {
  items: readonly Item[];
  data: object | undefined;
  error: unknown;
  isPending: boolean;
  isError: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => Promise<unknown>;
}

/** The options that the client generates for a list, and what a screen adds to them. */
type PagesOptions<Data extends Page<unknown>, Thrown, Key extends QueryKey, Parameter> = Partial<
  Pick<
    UseInfiniteQueryOptions<Data, Thrown, InfiniteData<Data>, Key, Parameter>,
    'initialPageParam' | 'getNextPageParam'
  >
> &
  Omit<
    UseInfiniteQueryOptions<Data, Thrown, InfiniteData<Data>, Key, Parameter>,
    'initialPageParam' | 'getNextPageParam'
  >;

/** The options of a list whose pages a function of its own reads, by their cursor. */
interface ReadOptions<Data> {
  queryKey: QueryKey;
  read: (cursor: string | undefined, signal: AbortSignal) => Promise<Data>;
}

/** What `usePages` takes for a list without generated options, such as one that is asked for by a body. */
export function readPages<Data extends Page<unknown>>({ queryKey, read }: ReadOptions<Data>) {
  return {
    queryKey,
    queryFn: ({ pageParam, signal }: { pageParam: unknown; signal: AbortSignal }) =>
      read(typeof pageParam === 'string' ? pageParam : undefined, signal),
  };
}

/**
 * Reads a list page by page: `items` of all pages read so far, `first` with what the answer says besides
 * them, and the query itself.
 */
export function usePages<Data extends Page<unknown>, Thrown, Key extends QueryKey, Parameter>(
  options: PagesOptions<Data, Thrown, Key, Parameter>,
) {
  const query = useInfiniteQuery({
    // The generated function takes the cursor, or the parameters of a page: an empty one is the first.
    initialPageParam: {} as Parameter,
    getNextPageParam: ({ next_cursor }) => next_cursor as Parameter | null,
    ...options,
  });
  const pages = query.data?.pages;
  const items = useMemo((): Data['items'] => pages?.flatMap((page) => page.items) ?? [], [pages]);
  return { ...query, items, first: pages?.[0] };
}
