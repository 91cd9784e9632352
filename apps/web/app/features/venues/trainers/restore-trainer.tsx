import { restorePartnerTrainerMutation } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { Action } from '#ui/controls/action.tsx';
import { toastFailure, toastSuccess } from '#ui/feedback/toast.ts';
import { toFailure } from '#ui/network/problem.ts';
import { useRefreshClasses } from '#ui/network/use-refresh-classes.ts';

/** Makes an archived trainer one who can be chosen again. */
export function RestoreTrainer({ id }: { id: string }) {
  const { t } = useTranslation('partner-classes');
  const refresh = useRefreshClasses();
  const restore = useMutation({
    ...restorePartnerTrainerMutation(),
    onSuccess: async ({ name }) => {
      await refresh();
      toastSuccess(t('trainer.restored', { name }));
    },
    onError: (error) => toastFailure(toFailure(error).detail ?? t('saveFailed')),
  });
  return (
    <Action disabled={restore.isPending} onClick={() => restore.mutate({ path: { id } })}>
      {t('restore')}
    </Action>
  );
}
