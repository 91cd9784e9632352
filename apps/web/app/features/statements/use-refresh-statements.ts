import { useQueryClient } from '@tanstack/react-query';
import { operationOfQueryKey } from '#ui/network/operation-of-query-key.ts';

/** Returns a function that reads disputes and rates again. */
export function useRefreshStatements(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey }) =>
        ['listDisputes', 'listVenueRates'].includes(operationOfQueryKey(queryKey)),
    });
}
