import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { operationOfQueryKey } from '../../../ui/network/operation-of-query-key.ts';

/** The operations whose answers a check-in or a changed class shows in. */
const affectedOperations = new Set([
  'getVenueDay',
  'listPartnerClassSessions',
  'getRoster',
  'lookUpMembers',
]);

/** Fetches the door's figures, classes and rosters anew, without waiting for the next round. */
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
