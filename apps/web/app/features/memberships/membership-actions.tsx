import { Button } from '@mantine/core';
import type { Membership } from '@pulse/contract/client';
import { lazy, useState } from 'react';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { CancelMembership } from './cancel/cancel-membership.tsx';
import classes from './membership.module.css';

const PauseForm = lazy(() => import('./pause/pause-form.tsx'));

interface MembershipActionsProps {
  membership: Membership;
  timeZone: string;
}

/** What a member can do with the plan now: change it, pause it, cancel it. */
export function MembershipActions({ membership, timeZone }: MembershipActionsProps) {
  const { t } = useTranslation('membership-changes');
  const [pausing, setPausing] = useState(false);
  const close = () => setPausing(false);
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
      <Sheet opened={pausing} onClose={close} title={t('pause.title')}>
        <PauseForm onClose={close} timeZone={timeZone} />
      </Sheet>
    </>
  );
}
