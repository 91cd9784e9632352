import {
  changePartnerTrainerMutation,
  createPartnerTrainerMutation,
  getPartnerTrainerOptions,
  getPartnerTrainerQueryKey,
  type PartnerTrainer,
} from '@pulse/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { useEditor } from '#ui/forms/editor/use-editor.ts';
import { emptyTrainer, toTrainerFields, toTrainerValues } from './trainer-values.ts';

const minNameLength = 2;

/** Edits a trainer, or with null a new one, which leads back to the dashboard. */
export function useTrainerEditor(trainer: PartnerTrainer | null) {
  const { t } = useTranslation('partner-classes');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const path = { id: trainer?.id ?? '' };
  const after = {
    done: ({ name }: PartnerTrainer) => t('trainer.saved', { name }),
    onDone: (saved: PartnerTrainer) =>
      queryClient.setQueryData(getPartnerTrainerQueryKey({ path: { id: saved.id } }), saved),
    refetch: ['schedule'],
    failure: 'note',
  } as const;
  const create = useAction(createPartnerTrainerMutation(), after);
  const change = useAction(changePartnerTrainerMutation(), after);
  return useEditor({
    draftKey: `trainer:${trainer?.id ?? 'new'}`,
    saved: trainer,
    toValues: (saved) => (saved ? toTrainerValues(saved) : emptyTrainer),
    readAgain: () =>
      queryClient.fetchQuery({ ...getPartnerTrainerOptions({ path }), staleTime: 0 }),
    save: ({ values, typed, record, version }) => {
      const { name, bio, activities } = values;
      if (record)
        return change.mutateAsync({ path, body: { version, ...toTrainerFields(values, typed) } });
      return create.mutateAsync({ body: { name: name.trim(), bio: bio.trim(), activities } });
    },
    check: ({ name }) => ({
      name: name.trim().length < minNameLength ? t('trainer.error.name') : null,
    }),
    fallback: t('saveFailed'),
    onSaved: () => {
      if (!trainer) void navigate('/app/partner/dashboard#trainers');
    },
  });
}
