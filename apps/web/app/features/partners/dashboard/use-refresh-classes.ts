import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { operationOfQueryKey } from '#ui/network/operation-of-query-key.ts';

/**
 * The operations whose responses a changed trainer, class or session affects. A preview is not among
 * them: of what has just been done it would be refused.
 */
const affectedOperations = new Set([
  'getClassTemplate',
  'getClassTemplateDifferences',
  'getPartnerClassSession',
  'getPartnerToday',
  'getPartnerTrainer',
  'getVenueDay',
  'listClassTemplates',
  'listPartnerClassSessions',
  'listPartnerTrainers',
  'listSubstituteTrainers',
  'listVenueClosures',
]);

/** Refetches the organisation's trainers, classes and schedule, without waiting for the next poll. */
export function useRefreshClasses(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey }) => affectedOperations.has(operationOfQueryKey(queryKey)),
      }),
    [queryClient],
  );
}
