import {
  deleteSearchAlert,
  type ListSearchAlertsResponse,
  listSearchAlertsQueryKey,
} from '@pulse/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { toastFailure, toastSuccess } from '#ui/feedback/toast.ts';

/** Returns a function that removes a search alert: at once on the screen, back again when it fails. */
export function useRemoveSearchAlert(): (id: string) => void {
  const { t } = useTranslation('search-alerts');
  const queryClient = useQueryClient();
  const queryKey = listSearchAlertsQueryKey();
  const removeAlert = useMutation({
    // Offline it must fail at once, not remove the alert some time later.
    networkMode: 'always',
    mutationFn: async (id: string) => {
      await deleteSearchAlert({ path: { id }, throwOnError: true });
    },
    onMutate: async (id) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<ListSearchAlertsResponse>(
        queryKey,
        (list) => list && { ...list, items: list.items.filter((alert) => alert.id !== id) },
      );
    },
    onError: () => toastFailure(t('failed.remove')),
    onSuccess: () => toastSuccess(t('removed')),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  return (id) => removeAlert.mutate(id);
}
