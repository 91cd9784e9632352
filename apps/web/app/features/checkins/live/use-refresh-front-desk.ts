import { useCallback } from 'react';
import { type Refetched, useRefetch } from '#ui/actions/refetch.ts';

/** What a check-in or a changed class affects. */
export const affectedByDesk = ['desk', 'today', 'look-up'] as const satisfies Refetched;

/** Refetches the front desk's figures, classes and rosters without waiting for the next poll. */
export function useRefreshFrontDesk(): () => Promise<void> {
  const refetch = useRefetch();
  return useCallback(() => refetch(affectedByDesk), [refetch]);
}
