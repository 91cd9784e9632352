import { openPartnerApplicationMutation } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#light-translator';
import { ActionLink } from '../../../ui/controls/action.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingRows } from '../../../ui/feedback/loading-rows.tsx';
import { toFailure } from '../../../ui/network/problem.ts';
import { ChangeApplicationForm } from './change-application-form.tsx';

interface ChangeApplicationProps {
  /** From the email that requests changes. */
  token: string;
  onSent: (email: string) => void;
}

/** Loads an application by its secret link, to be changed and submitted again. */
export function ChangeApplication({ token, onSent }: ChangeApplicationProps) {
  const { t } = useTranslation('partners');
  const open = useMutation(openPartnerApplicationMutation());
  const { mutate } = open;
  const opened = useRef('');
  useEffect(() => {
    if (opened.current === token) return;
    opened.current = token;
    mutate({ body: { token } });
  }, [mutate, token]);
  if (open.data)
    return <ChangeApplicationForm application={open.data} token={token} onSent={onSent} />;
  if (!open.isError) return <LoadingRows rows={5} height={88} />;
  if (toFailure(open.error).code !== 'link_invalid') {
    return <ErrorState error={open.error} onRetry={() => mutate({ body: { token } })} />;
  }
  return (
    <EmptyState
      coverArt="spa"
      action={
        <ActionLink to="/partner-onboarding" variant="filled">
          {t('change.startNew')}
        </ActionLink>
      }
    >
      {t('change.gone')}
    </EmptyState>
  );
}
