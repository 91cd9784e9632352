import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { operationOfQueryKey } from '../../../ui/network/operation-of-query-key.ts';

/**
 * The operations whose responses change with a session of the schedule. A preview is not among them: of
 * what has just been done it would be refused.
 */
const affectedOperations = new Set([
  'getPartnerClassSession',
  'getVenueDay',
  'listPartnerClassSessions',
  'listSubstituteTrainers',
  'listVenueClosures',
]);

/** Refetches what shows the schedule, without waiting for the next poll. */
export function useRefreshSchedule(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey }) => affectedOperations.has(operationOfQueryKey(queryKey)),
      }),
    [queryClient],
  );
}
