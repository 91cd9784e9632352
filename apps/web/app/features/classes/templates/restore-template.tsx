import { restoreClassTemplateMutation } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { Action } from '#ui/controls/action.tsx';

/** Makes an archived class a draft. */
export function RestoreTemplate({ id }: { id: string }) {
  const { t } = useTranslation('partner-classes');
  const restore = useAction(restoreClassTemplateMutation(), {
    done: ({ name }) => t('template.restored', { name }),
    refetch: ['schedule'],
  });
  return (
    <Action disabled={restore.isPending} onClick={() => restore.mutate({ path: { id } })}>
      {t('restore')}
    </Action>
  );
}
