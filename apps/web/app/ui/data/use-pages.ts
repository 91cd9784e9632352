import {
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query';

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
type PagesOptions<Data extends Page<unknown>, Thrown, Key extends QueryKey, Parameter> = Omit<
  UseInfiniteQueryOptions<Data, Thrown, InfiniteData<Data>, Key, Parameter>,
  'initialPageParam' | 'getNextPageParam'
>;

/**
 * Reads a list page by page: `items` of all pages read so far, `first` with what the answer says besides
 * them, and the query itself.
 */
export function usePages<Data extends Page<unknown>, Thrown, Key extends QueryKey, Parameter>(
  options: PagesOptions<Data, Thrown, Key, Parameter>,
) {
  const query = useInfiniteQuery({
    ...options,
    // The generated function takes the cursor, or the parameters of a page: an empty one is the first.
    initialPageParam: {} as Parameter,
    getNextPageParam: ({ next_cursor }) => next_cursor as Parameter | null,
  });
  const pages = query.data?.pages;
  const items = (pages?.flatMap((page) => page.items) ?? []) as Data['items'][number][];
  return { ...query, items, first: pages?.[0] };
}
