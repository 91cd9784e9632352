import type { ReactNode } from 'react';
import { ErrorState } from '../feedback/error-state.tsx';
import { LoadingRows } from '../feedback/loading-rows.tsx';

/** What is needed of a query of TanStack Query, or of the list of `usePages`. */
export interface ShownQuery<Data> {
  data: Data | undefined;
  error: unknown;
  isPending: boolean;
  isError: boolean;
  refetch: () => unknown;
}

interface QueryContentProps<Data> {
  query: ShownQuery<Data>;
  /** Of the height of the content, so that nothing moves when it is there. */
  loading?: ReactNode;
  /** Whether the answer has nothing to show. */
  isEmpty?: (data: Data) => boolean;
  /** Shown instead of an empty answer. */
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * What a query answers, once it is there; until then what has its height, after a failure the reason and
 * a button that tries again. What was read before stays when reading it again fails.
 */
export function QueryContent<Data>(props: QueryContentProps<Data>) {
  const { query, loading = <LoadingRows />, isEmpty, empty = null, children } = props;
  if (query.data !== undefined) return isEmpty?.(query.data) ? empty : children(query.data);
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return loading;
}
