import { type EditedPlan, editPlanMutation, listPlansToEditOptions } from '@pulse/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { useEditor } from '#ui/forms/editor/use-editor.ts';
import {
  formFieldOf,
  limitFields,
  type PlanField,
  toPlanChange,
  toPlanValues,
  unreadableFields,
} from './plan-values.ts';

const counts: readonly PlanField[] = limitFields;

/** Edits a plan that colleagues may edit too. */
export function usePlanEditor(plan: EditedPlan) {
  const { t } = useTranslation('platform-memberships');
  const queryClient = useQueryClient();
  const edit = useAction(editPlanMutation(), {
    done: ({ code }) => t('edit.saved', { plan: t(`plan.${code}`) }),
    refetch: ['memberships'],
    failure: 'note',
  });
  const sentence = (field: PlanField) => {
    if (field === 'currency') return t('edit.currencyWrong');
    return t(counts.includes(field) ? 'edit.count' : 'edit.price');
  };
  return useEditor({
    draftKey: `plan:${plan.code}`,
    saved: plan,
    toValues: (saved) => toPlanValues(saved ?? plan),
    readAgain: async () => {
      const options = { ...listPlansToEditOptions(), staleTime: 0 };
      const plans = await queryClient.fetchQuery(options);
      return plans.items.find(({ code }) => code === plan.code);
    },
    save: ({ values, version }) =>
      edit.mutateAsync({ path: { id: plan.code }, body: { version, ...toPlanChange(values) } }),
    check: (values) =>
      Object.fromEntries(unreadableFields(values).map((field) => [field, sentence(field)])),
    fieldOf: formFieldOf,
  });
}
