import { Button } from '@mantine/core';
import { listSessionsOptions, revokeOtherSessionsMutation } from '@pulse/contract/client';
import { IconDeviceMobile } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { StatusBadge } from '#ui/display/status-badge.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { toastFailure, toastSuccess } from '#ui/feedback/toast.ts';
import { describeUserAgent } from '#ui/format/describe-user-agent.ts';
import { useFormat } from '#ui/format/use-format.ts';
import { ProfileSubsection } from '../../profile-subsection.tsx';
import { refreshAfterSessionsRevoked } from '../../session/refresh-after-sessions-revoked.ts';
import classes from './session-list.module.css';

/** The number of sessions shown initially, the most recently used first. */
const INITIAL_COUNT = 5;

/** The sessions of the user by device, with a button to revoke all others. */
export function SessionList() {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const queryClient = useQueryClient();
  const { data, isPending, error, refetch } = useQuery({
    ...listSessionsOptions(),
    // A sign-in on another device must not be missed.
    staleTime: 0,
  });
  const [showAll, setShowAll] = useState(false);
  const revokeOthers = useMutation({
    ...revokeOtherSessionsMutation(),
    onSuccess: () => {
      toastSuccess(t('sessions.done'));
      return refreshAfterSessionsRevoked(queryClient);
    },
    onError: () => toastFailure(t('sessions.failed')),
  });
  if (isPending) return <LoadingRows rows={2} height={64} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <ProfileSubsection title={t('sessions.title')}>
      <ul className={classes.list}>
        {(showAll ? data.items : data.items.slice(0, INITIAL_COUNT)).map((session) => (
          <li key={session.id} className={classes.session}>
            <IconDeviceMobile size={22} stroke={1.6} aria-hidden="true" />
            <div className={classes.details}>
              <strong>{describeUserAgent(session.user_agent) ?? t('sessions.unknown')}</strong>
              <span className={classes.lastUsed}>
                {t('sessions.lastUsed', {
                  when: format.relative(session.last_used_at, Date.now()),
                })}
              </span>
            </div>
            {session.current && (
              <StatusBadge state="confirmed">{t('sessions.current')}</StatusBadge>
            )}
          </li>
        ))}
      </ul>
      {!showAll && data.items.length > INITIAL_COUNT && (
        <Button variant="subtle" onClick={() => setShowAll(true)}>
          {t('sessions.all', { count: data.items.length })}
        </Button>
      )}
      {data.items.length > 1 && (
        <Button loading={revokeOthers.isPending} onClick={() => revokeOthers.mutate({})}>
          {t('sessions.signOutOthers')}
        </Button>
      )}
    </ProfileSubsection>
  );
}
