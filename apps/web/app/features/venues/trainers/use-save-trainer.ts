import {
  changePartnerTrainerMutation,
  createPartnerTrainerMutation,
  getPartnerTrainerOptions,
  getPartnerTrainerQueryKey,
  type PartnerTrainer,
} from '@pulse/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '#light-translator';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { showProblemInForm } from '#ui/forms/show-problem-in-form.ts';
import type { EditedValues } from '#ui/forms/use-edited-values.ts';
import { toFailure } from '#ui/network/problem.ts';
import { useRefreshClasses } from '#ui/network/use-refresh-classes.ts';
import { type TrainerValues, toTrainerFields, toTrainerValues } from './trainer-values.ts';

/**
 * Saves a trainer; a new one leads back to the dashboard. If another user saved in the meantime, their
 * changes are merged into the form, which can then be saved again.
 */
export function useSaveTrainer(
  trainer: PartnerTrainer | null,
  edited: EditedValues<TrainerValues>,
  setErrors: (errors: Record<string, string>) => void,
) {
  const { t } = useTranslation('partner-classes');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const refresh = useRefreshClasses();
  const [version, setVersion] = useState(trainer?.version ?? 0);
  const [failure, setFailure] = useState('');
  const [done, setDone] = useState(false);
  // Only after the guard knows that nothing is unsaved any more.
  useEffect(() => {
    if (done) void navigate('/app/partner/dashboard#trainers');
  }, [done, navigate]);
  const path = { id: trainer?.id ?? '' };
  const finish = async (saved: PartnerTrainer) => {
    queryClient.setQueryData(getPartnerTrainerQueryKey({ path: { id: saved.id } }), saved);
    edited.accept(toTrainerValues(saved));
    setVersion(saved.version);
    toastSuccess(t('trainer.saved', { name: saved.name }));
    await refresh();
  };
  const fail = (error: unknown) =>
    setFailure(showProblemInForm({ setErrors }, error, t('saveFailed')));
  const create = useMutation({
    ...createPartnerTrainerMutation(),
    onSuccess: async (saved) => {
      await finish(saved);
      setDone(true);
    },
    onError: fail,
  });
  const change = useMutation({
    ...changePartnerTrainerMutation(),
    onSuccess: finish,
    onError: async (error) => {
      if (toFailure(error).code !== 'version_conflict') return fail(error);
      const options = { ...getPartnerTrainerOptions({ path }), staleTime: 0 };
      const current = await queryClient.fetchQuery(options).catch(() => null);
      if (!current) return fail(error);
      setVersion(current.version);
      edited.mergeWith(toTrainerValues(current));
    },
  });
  const save = () => {
    setFailure('');
    const { values, typed } = edited;
    const {
      name = '',
      bio = '',
      activities = [],
    } = toTrainerFields(values, ['name', 'bio', 'activities']);
    if (!trainer) create.mutate({ body: { name, bio, activities } });
    else change.mutate({ path, body: { version, ...toTrainerFields(values, typed) } });
  };
  return { save, failure, done, busy: create.isPending || change.isPending };
}
