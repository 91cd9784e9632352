import { Button } from '@mantine/core';
import { cancelMembershipMutation, type Membership } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { toFailure } from '#ui/network/problem.ts';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
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
  const cancel = useMutation({
    ...cancelMembershipMutation(),
    onSuccess: ({ membership: changed }) => {
      setAsking(false);
      showCancelledToast(changed, showChanged);
      showChanged(changed);
    },
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('cancel.action')}</Button>
      <ConfirmDialog
        opened={asking}
        title={t('cancel.title')}
        confirm={t('cancel.confirm')}
        cancel={t('cancel.keep')}
        destructive
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate({})}
        onCancel={() => setAsking(false)}
      >
        {asking && <CancellationPreview membership={membership} timeZone={timeZone} />}
        {cancel.isError && (
          <FailureNote>{toFailure(cancel.error).detail ?? t('failed')}</FailureNote>
        )}
      </ConfirmDialog>
    </>
  );
}
