import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { operationOfKey } from '../../ui/operation-of-key.ts';

/** The operations whose answers a check-in or a changed class shows in. */
const shown = new Set(['getVenueDay', 'listPartnerClassSessions', 'getRoster', 'lookUpMembers']);

/** Fetches the door's figures, classes and rosters anew, without waiting for the next round. */
export function useRefreshDoor(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey }) => shown.has(operationOfKey(queryKey)),
      }),
    [queryClient],
  );
}
