import { Button } from '@mantine/core';
import {
  type PartnerApplication,
  withdrawPartnerApplicationMutation,
} from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { toastFailure, toastSuccess } from '#ui/feedback/toast.ts';
import { toFailure } from '#ui/network/problem.ts';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { clearApplicationDraft } from './application-draft.ts';

interface WithdrawApplicationProps {
  application: PartnerApplication;
  token: string;
  onWithdrawn: () => void;
}

/** Withdraws an application, after a confirmation. */
export function WithdrawApplication({ application, token, onWithdrawn }: WithdrawApplicationProps) {
  const { t } = useTranslation('partner-application');
  const [isAsking, setIsAsking] = useState(false);
  const withdraw = useMutation({
    ...withdrawPartnerApplicationMutation(),
    onSuccess: () => {
      clearApplicationDraft(application.id);
      toastSuccess(t('withdraw.done'));
      onWithdrawn();
    },
    onError: (error) => toastFailure(toFailure(error).detail ?? t('withdraw.failed')),
    onSettled: () => setIsAsking(false),
  });
  return (
    <>
      <Button size="lg" variant="subtle" onClick={() => setIsAsking(true)}>
        {t('withdraw.button')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('withdraw.title')}
        confirm={t('withdraw.confirm')}
        cancel={t('withdraw.keep')}
        destructive
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate({ body: { token } })}
        onCancel={() => setIsAsking(false)}
      >
        <p>{t('withdraw.text')}</p>
      </ConfirmDialog>
    </>
  );
}
