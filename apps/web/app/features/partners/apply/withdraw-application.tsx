import { Button } from '@mantine/core';
import {
  type PartnerApplication,
  withdrawPartnerApplicationMutation,
} from '@pulse/contract/client';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { ConfirmAction } from '#ui/actions/confirm-action.tsx';
import { useAction } from '#ui/actions/use-action.ts';
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
  const withdraw = useAction(withdrawPartnerApplicationMutation(), {
    done: t('withdraw.done'),
    onDone: () => {
      clearApplicationDraft(application.id);
      setIsAsking(false);
      onWithdrawn();
    },
    failure: 'note',
  });
  return (
    <>
      <Button size="lg" variant="subtle" onClick={() => setIsAsking(true)}>
        {t('withdraw.button')}
      </Button>
      <ConfirmAction
        opened={isAsking}
        words={{
          title: t('withdraw.title'),
          confirm: t('withdraw.confirm'),
          cancel: t('withdraw.keep'),
          destructive: true,
        }}
        action={withdraw}
        onConfirm={() => withdraw.mutate({ body: { token } })}
        onClose={() => setIsAsking(false)}
      >
        <p>{t('withdraw.text')}</p>
      </ConfirmAction>
    </>
  );
}
