import { type Appeal, decideAppealMutation } from '@pulse/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { operationOfQueryKey } from '#ui/network/operation-of-query-key.ts';

/** Mutation that answers an appeal; afterwards it is gone from the list, also from a colleague's answer. */
export function useDecideAppeal({ member_name: name }: Appeal) {
  const { t } = useTranslation('appeals');
  const queryClient = useQueryClient();
  return useMutation({
    ...decideAppealMutation(),
    onSuccess: ({ status }) =>
      toastSuccess(t(status === 'accepted' ? 'accepted' : 'rejected', { name })),
    onSettled: () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey }) =>
          ['listAppeals', 'getPartnerToday'].includes(operationOfQueryKey(queryKey)),
      }),
  });
}
