import { Button } from '@mantine/core';
import { resumeMembership, takeBackCancellation, withdrawChange } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { toastFailure, toastSuccess } from '#ui/feedback/toast.ts';
import { toFailure } from '#ui/network/problem.ts';
import { useMembershipChanged } from './use-membership-changed.ts';

const steps = {
  takeBack: async () => (await takeBackCancellation({ throwOnError: true })).data.membership,
  resume: async () => (await resumeMembership({ throwOnError: true })).data.membership,
  withdraw: async () => (await withdrawChange({ throwOnError: true })).data.membership,
};

/** One tap that needs no question, since its opposite is offered afterwards. */
export function MembershipStep({ step }: { step: keyof typeof steps }) {
  const { t } = useTranslation('membership-changes');
  const showChanged = useMembershipChanged();
  const mutation = useMutation({
    mutationFn: steps[step],
    onSuccess: (membership) => {
      toastSuccess(t(`${step}.done`));
      showChanged(membership);
    },
    onError: (error) => toastFailure(toFailure(error).detail ?? t('failed')),
  });
  return (
    <Button variant="filled" loading={mutation.isPending} onClick={() => mutation.mutate()}>
      {t(`${step}.action`)}
    </Button>
  );
}
