import { openPartnerApplicationMutation } from '@pulse/contract/client';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { ActionLink } from '#ui/controls/action.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { toFailure } from '#ui/network/problem.ts';
import type { RenderPinMap } from './fields/address-fields.tsx';
import { FollowedApplication } from './followed-application.tsx';

interface FollowApplicationProps {
  /** From the secret link in the mails. */
  token: string;
  renderMap: RenderPinMap;
  onSent: (email: string) => void;
}

/** Loads an application by its secret link, to be followed, changed or withdrawn. */
export function FollowApplication({ token, renderMap, onSent }: FollowApplicationProps) {
  const { t } = useTranslation('partner-application');
  const open = useAction(openPartnerApplicationMutation(), { failure: 'note' });
  const { mutate } = open;
  const opened = useRef('');
  useEffect(() => {
    if (opened.current === token) return;
    opened.current = token;
    mutate({ body: { token } });
  }, [mutate, token]);
  const reload = () => mutate({ body: { token } });
  if (open.data) {
    return (
      <FollowedApplication
        key={open.data.version}
        application={open.data}
        token={token}
        renderMap={renderMap}
        onSent={onSent}
        onWithdrawn={reload}
      />
    );
  }
  if (!open.isError) return <LoadingRows rows={5} height={88} />;
  if (toFailure(open.error).code !== 'link_invalid')
    return <ErrorState error={open.error} onRetry={reload} />;
  return (
    <EmptyState
      coverArt="spa"
      action={
        <ActionLink to="/partner-onboarding" variant="filled">
          {t('follow.startNew')}
        </ActionLink>
      }
    >
      {t('follow.gone')}
    </EmptyState>
  );
}
