import {
  createSearchAlert,
  type ListSearchAlertsResponse,
  listSearchAlertsQueryKey,
} from '@pulse/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refetch } from '#ui/actions/refetch.ts';
import { toFailure } from '#ui/network/problem.ts';
import type { AlertSearch } from './alert-search.ts';

/** Returns the mutation that keeps a search; where there is a class by now, the search is repeated. */
export function useAddSearchAlert() {
  const queryClient = useQueryClient();
  return useMutation({
    // Offline it must fail at once, not keep the search some time later.
    networkMode: 'always',
    mutationFn: async (body: AlertSearch) => {
      const { data } = await createSearchAlert({ body, throwOnError: true });
      return data;
    },
    onSuccess: (alert) => {
      queryClient.setQueryData<ListSearchAlertsResponse>(listSearchAlertsQueryKey(), (list) => ({
        items: [alert, ...(list?.items ?? []).filter(({ id }) => id !== alert.id)],
        next_cursor: null,
      }));
      return queryClient.invalidateQueries({ queryKey: listSearchAlertsQueryKey() });
    },
    onError: (error) => {
      if (toFailure(error).code !== 'search_has_classes') return;
      return refetch(queryClient, ['search']);
    },
  });
}
