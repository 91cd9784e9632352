import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { operationOfQueryKey } from '../../../ui/network/operation-of-query-key.ts';

/** The operations whose responses a changed trainer or class affects. */
const affectedOperations = new Set([
  'getClassTemplate',
  'getPartnerTrainer',
  'listClassTemplates',
  'listPartnerClassSessions',
  'listPartnerTrainers',
]);

/** Refetches the organisation's trainers, classes and schedule. */
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
