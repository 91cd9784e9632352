import { Button } from '@mantine/core';
import type { Membership } from '@pulse/contract/client';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { Note } from '#ui/layout/note.tsx';
import { CancelMembership } from './cancel/cancel-membership.tsx';
import classes from './membership.module.css';
import { LazyPauseSheet } from './pause/lazy-pause-sheet.tsx';

interface MembershipActionsProps {
  membership: Membership;
  timeZone: string;
}

/** What a member can do with the plan now: change it, pause it, cancel it. */
export function MembershipActions({ membership, timeZone }: MembershipActionsProps) {
  const { t } = useTranslation('membership-changes');
  const [pausing, setPausing] = useState(false);
  const isCancelled = membership.cancel_at_period_end;
  const goesOn = membership.status === 'active' && !isCancelled;
  const canPause = goesOn && membership.pauses_left > 0;
  return (
    <>
      <ActionBar className={classes.actions}>
        {goesOn && <ActionLink to="/app/membership/change">{t('change.action')}</ActionLink>}
        {canPause && <Button onClick={() => setPausing(true)}>{t('pause.action')}</Button>}
        {!isCancelled && <CancelMembership membership={membership} timeZone={timeZone} />}
      </ActionBar>
      {goesOn && !canPause && <Note className={classes.hint}>{t('pause.none')}</Note>}
      <LazyPauseSheet opened={pausing} onClose={() => setPausing(false)} timeZone={timeZone} />
    </>
  );
}
