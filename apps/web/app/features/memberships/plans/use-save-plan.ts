import {
  type EditedPlan,
  editPlanMutation,
  listPlansQueryKey,
  listPlansToEditOptions,
  listPlansToEditQueryKey,
} from '@pulse/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { useEditedValues } from '#ui/forms/use-edited-values.ts';
import { toFailure } from '#ui/network/problem.ts';
import {
  formFieldOf,
  limitFields,
  type PlanField,
  toPlanChange,
  toPlanValues,
  unreadableFields,
} from './plan-values.ts';

const counts: readonly PlanField[] = limitFields;

/** The typed values of a plan, what is wrong with them, and how they are saved. */
export function useSavePlan(plan: EditedPlan) {
  const { t } = useTranslation('platform-memberships');
  const queryClient = useQueryClient();
  const edited = useEditedValues(`plan:${plan.code}`, toPlanValues(plan));
  // The plan that was typed over: one that is read meanwhile must not take its version.
  const [base, setBase] = useState(plan);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');

  const showConflict = async () => {
    const options = { ...listPlansToEditOptions(), staleTime: 0 };
    const plans = await queryClient.fetchQuery(options).catch(() => null);
    const current = plans?.items.find(({ code }) => code === plan.code);
    if (!current) return setFailure(t('failed'));
    setBase(current);
    edited.mergeWith(toPlanValues(current));
  };
  const save = useMutation({
    ...editPlanMutation(),
    onSuccess: async (saved) => {
      setBase(saved);
      edited.accept(toPlanValues(saved));
      toastSuccess(t('edit.saved', { plan: t(`plan.${saved.code}`) }));
      await queryClient.invalidateQueries({ queryKey: listPlansToEditQueryKey() });
      await queryClient.invalidateQueries({ queryKey: listPlansQueryKey() });
    },
    onError: (error) => {
      const { code, detail, fields } = toFailure(error);
      if (code === 'version_conflict') return showConflict();
      setErrors(Object.fromEntries(fields.map((one) => [formFieldOf(one.field), one.detail])));
      if (fields.length === 0) setFailure(detail ?? t('failed'));
    },
  });
  const sentence = (field: PlanField) => {
    if (field === 'currency') return t('edit.currencyWrong');
    return t(counts.includes(field) ? 'edit.count' : 'edit.price');
  };
  return {
    edited,
    errors,
    failure,
    busy: save.isPending,
    agreed: base.agreed_prices,
    submit: () => {
      const unreadable = unreadableFields(edited.values);
      setFailure('');
      setErrors(Object.fromEntries(unreadable.map((field) => [field, sentence(field)])));
      if (unreadable.length > 0) return;
      const body = { version: base.version, ...toPlanChange(edited.values) };
      save.mutate({ path: { id: plan.code }, body });
    },
  };
}
