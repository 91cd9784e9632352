import { restorePartnerTrainerMutation } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { Action } from '#ui/controls/action.tsx';

/** Makes an archived trainer one who can be chosen again. */
export function RestoreTrainer({ id }: { id: string }) {
  const { t } = useTranslation('partner-classes');
  const restore = useAction(restorePartnerTrainerMutation(), {
    done: ({ name }) => t('trainer.restored', { name }),
    refetch: ['schedule'],
  });
  return (
    <Action disabled={restore.isPending} onClick={() => restore.mutate({ path: { id } })}>
      {t('restore')}
    </Action>
  );
}
