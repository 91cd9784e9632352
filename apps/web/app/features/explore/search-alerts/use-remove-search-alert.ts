import {
  deleteSearchAlertMutation,
  type ListSearchAlertsResponse,
  listSearchAlertsQueryKey,
} from '@pulse/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';

/** Returns a function that removes a search alert: at once on the screen, back again when it fails. */
export function useRemoveSearchAlert(): (id: string) => void {
  const { t } = useTranslation('search-alerts');
  const queryClient = useQueryClient();
  const queryKey = listSearchAlertsQueryKey();
  const removal = useAction(
    {
      ...deleteSearchAlertMutation(),
      // Offline it must fail at once, not remove the alert some time later.
      networkMode: 'always',
      onMutate: async ({ path: { id } }) => {
        await queryClient.cancelQueries({ queryKey });
        queryClient.setQueryData<ListSearchAlertsResponse>(
          queryKey,
          (list) => list && { ...list, items: list.items.filter((alert) => alert.id !== id) },
        );
      },
      onSettled: () => queryClient.invalidateQueries({ queryKey }),
    },
    { done: t('removed') },
  );
  return (id) => removal.mutate({ path: { id } });
}
