import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { operationOfQueryKey } from '#ui/network/operation-of-query-key.ts';

/** The operations whose responses a check-in or a changed class affects. */
export const affectedOperations = new Set([
  'getPartnerToday',
  'getVenueDay',
  'listPartnerClassSessions',
  'getRoster',
  'lookUpMembers',
]);

/** Refetches the front desk's figures, classes and rosters without waiting for the next poll. */
export function useRefreshFrontDesk(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey }) => affectedOperations.has(operationOfQueryKey(queryKey)),
      }),
    [queryClient],
  );
}
