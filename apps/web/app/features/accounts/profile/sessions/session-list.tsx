import { Button } from '@mantine/core';
import { listSessionsOptions, revokeOtherSessionsMutation } from '@pulse/contract/client';
import { IconDeviceMobile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { QueryContent } from '#ui/data/query-content.tsx';
import { StatusBadge } from '#ui/display/status-badge.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { describeUserAgent } from '#ui/format/describe-user-agent.ts';
import { useFormat } from '#ui/format/use-format.ts';
import { List } from '#ui/layout/list.tsx';
import { ProfileSubsection } from '../../profile-subsection.tsx';
import { DeviceRow } from '../device-row.tsx';
import classes from '../profile.module.css';

/** The number of sessions shown initially, the most recently used first. */
const INITIAL_COUNT = 5;

/** The sessions of the user by device, with a button to revoke all others. */
export function SessionList() {
  const { t } = useTranslation('profile');
  const format = useFormat();
  // A sign-in on another device must not be missed.
  const sessions = useQuery({ ...listSessionsOptions(), staleTime: 0 });
  const [showAll, setShowAll] = useState(false);
  const revokeOthers = useAction(revokeOtherSessionsMutation(), {
    done: t('sessions.done'),
    // The secret of the digital ID ends with the other sessions.
    refetch: ['accounts', 'checkins'],
  });
  return (
    <QueryContent query={sessions} loading={<LoadingRows rows={2} height={64} />}>
      {({ items }) => (
        <ProfileSubsection title={t('sessions.title')}>
          <List className={classes.list}>
            {(showAll ? items : items.slice(0, INITIAL_COUNT)).map((session) => (
              <DeviceRow
                key={session.id}
                icon={IconDeviceMobile}
                name={describeUserAgent(session.user_agent) ?? t('sessions.unknown')}
                note={
                  session.current
                    ? t('sessions.inUse')
                    : t('sessions.lastUsed', {
                        when: format.relative(session.last_used_at, Date.now()),
                      })
                }
              >
                {session.current && (
                  <StatusBadge state="confirmed">{t('sessions.current')}</StatusBadge>
                )}
              </DeviceRow>
            ))}
          </List>
          {!showAll && items.length > INITIAL_COUNT && (
            <Button variant="subtle" onClick={() => setShowAll(true)}>
              {t('sessions.all', { count: items.length })}
            </Button>
          )}
          {items.length > 1 && (
            <Button loading={revokeOthers.isPending} onClick={() => revokeOthers.mutate({})}>
              {t('sessions.signOutOthers')}
            </Button>
          )}
        </ProfileSubsection>
      )}
    </QueryContent>
  );
}
