import { type Appeal, decideAppealMutation } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { useRefetch } from '#ui/actions/refetch.ts';
import { toastSuccess } from '#ui/feedback/toast.ts';

/** Mutation that answers an appeal; afterwards it is gone from the list, also from a colleague's answer. */
export function useDecideAppeal({ member_name: name }: Appeal) {
  const { t } = useTranslation('appeals');
  const refetch = useRefetch();
  return useMutation({
    ...decideAppealMutation(),
    onSuccess: ({ status }) =>
      toastSuccess(t(status === 'accepted' ? 'accepted' : 'rejected', { name })),
    onSettled: () => refetch(['appeals', 'today']),
  });
}
