import {
  createSearchAlertMutation,
  type ListSearchAlertsResponse,
  listSearchAlertsQueryKey,
} from '@pulse/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useRefetch } from '#ui/actions/refetch.ts';
import { useAction } from '#ui/actions/use-action.ts';

/**
 * Returns the action that keeps a search. Where there is a class by now, `onClasses` is called with the
 * day that was asked for, null for any, and the search is repeated.
 */
export function useAddSearchAlert(onClasses: (date: string | null) => void) {
  const queryClient = useQueryClient();
  const refetch = useRefetch();
  const queryKey = listSearchAlertsQueryKey();
  // Offline it must fail at once, not keep the search some time later.
  const mutation = { ...createSearchAlertMutation(), networkMode: 'always' as const };
  return useAction(mutation, {
    failure: 'note',
    onDone: (alert) => {
      queryClient.setQueryData<ListSearchAlertsResponse>(queryKey, (list) => ({
        items: [alert, ...(list?.items ?? []).filter(({ id }) => id !== alert.id)],
        next_cursor: null,
      }));
      return queryClient.invalidateQueries({ queryKey });
    },
    onFailed: ({ code }, { body }) => {
      if (code !== 'search_has_classes') return;
      onClasses(body.date ?? null);
      return refetch(['search']);
    },
  });
}
