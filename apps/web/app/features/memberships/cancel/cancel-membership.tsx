import { Button } from '@mantine/core';
import { cancelMembershipMutation, type Membership } from '@pulse/contract/client';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { ConfirmAction } from '#ui/actions/confirm-action.tsx';
import { useAction } from '#ui/actions/use-action.ts';
import { useMembershipChanged } from '../manage/use-membership-changed.ts';
import { CancellationPreview } from './cancellation-preview.tsx';
import { showCancelledToast } from './cancelled-toast.tsx';

interface CancelMembershipProps {
  membership: Membership;
  timeZone: string;
}

/** Cancels the membership with two taps, without asking for a reason. */
export function CancelMembership({ membership, timeZone }: CancelMembershipProps) {
  const { t } = useTranslation('membership-changes');
  const [asking, setAsking] = useState(false);
  const showChanged = useMembershipChanged();
  const cancel = useAction(cancelMembershipMutation(), {
    onDone: ({ membership: changed }) => {
      setAsking(false);
      showCancelledToast(changed !== null);
      showChanged(changed);
    },
    failure: 'note',
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('cancel.action')}</Button>
      <ConfirmAction
        opened={asking}
        words={{
          title: t('cancel.title'),
          confirm: t('cancel.confirm'),
          cancel: t('cancel.keep'),
          destructive: true,
        }}
        action={cancel}
        onConfirm={() => cancel.mutate({})}
        onClose={() => setAsking(false)}
      >
        {asking && <CancellationPreview membership={membership} timeZone={timeZone} />}
      </ConfirmAction>
    </>
  );
}
