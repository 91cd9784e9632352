import { Button } from '@mantine/core';
import { useTranslation } from '#light-translator';
import { type MembershipStepName, useMembershipStep } from './use-membership-step.ts';

/** The button that takes a step of the membership with one tap. */
export function MembershipStep({ step }: { step: MembershipStepName }) {
  const { t } = useTranslation('membership-changes');
  const action = useMembershipStep(step);
  return (
    <Button variant="filled" loading={action.isPending} onClick={() => action.mutate()}>
      {t(`${step}.action`)}
    </Button>
  );
}
