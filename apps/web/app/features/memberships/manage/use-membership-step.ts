import { resumeMembership, takeBackCancellation, withdrawChange } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { useMembershipChanged } from './use-membership-changed.ts';

const steps = {
  takeBack: async () => (await takeBackCancellation({ throwOnError: true })).data.membership,
  resume: async () => (await resumeMembership({ throwOnError: true })).data.membership,
  withdraw: async () => (await withdrawChange({ throwOnError: true })).data.membership,
};

export type MembershipStepName = keyof typeof steps;

/** One step that needs no question, since its opposite is offered afterwards. */
export function useMembershipStep(step: MembershipStepName) {
  const { t } = useTranslation('membership-changes');
  const showChanged = useMembershipChanged();
  return useAction(
    { mutationFn: steps[step] },
    { done: t(`${step}.done`), onDone: (membership) => showChanged(membership) },
  );
}
