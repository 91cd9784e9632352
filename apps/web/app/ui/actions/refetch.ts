import type { RefetchTag } from '@pulse/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Tags of the operations to read again; `everything` is all but what is true at one moment only. */
export type Refetched = readonly RefetchTag[] | 'everything';

/** The tags of a generated query key; none for any other key. */
function tagsOf([first]: readonly unknown[]): readonly string[] {
  const isGenerated = typeof first === 'object' && first !== null && 'tags' in first;
  return isGenerated && Array.isArray(first.tags) ? first.tags : [];
}

/** Whether a query of this key is to be read again after a change that affects `refetched`. */
export function isRefetched(queryKey: readonly unknown[], refetched: Refetched): boolean {
  const tags = tagsOf(queryKey);
  if (refetched === 'everything') return !tags.includes('moment');
  return refetched.some((tag) => tags.includes(tag));
}

/** Reads again what is shown of these tags; what is not shown is read when it is next. */
export function refetch(queries: QueryClient, refetched: Refetched): Promise<void> {
  return queries.invalidateQueries({
    predicate: ({ queryKey }) => isRefetched(queryKey, refetched),
  });
}

/** Returns the function that reads again what is shown of these tags. */
export function useRefetch(): (refetched: Refetched) => Promise<void> {
  const queries = useQueryClient();
  return useCallback((refetched) => refetch(queries, refetched), [queries]);
}
