import { listPartnerClassSessionsOptions, type PartnerClassSession } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { useNow } from '../../ui/use-now.ts';
import { AskToResizeSession } from './ask-to-resize-session.tsx';
import { CancelSessionSheet } from './cancel-session-sheet.tsx';
import { chooseCurrentSession } from './choose-current-session.ts';
import classes from './day-of-classes.module.css';
import { liveRefresh } from './live-refresh.ts';
import { SessionPanel } from './session-panel.tsx';
import { TodaysClasses } from './todays-classes.tsx';
import type { UndoWish } from './undo-wish.ts';

interface DayOfClassesProps {
  venueId: string;
  mayChangeClasses: boolean;
  onUndo: (wish: UndoWish) => void;
  /** What stands beside the roster, under today's classes. */
  beside: ReactNode;
}

/** Today's classes and the roster of one: the current one, unless another has been chosen. */
export function DayOfClasses({ venueId, mayChangeClasses, onUndo, beside }: DayOfClassesProps) {
  const { t } = useTranslation('door');
  const now = useNow(30_000);
  const today = useQuery({
    ...listPartnerClassSessionsOptions({ query: { venue_id: venueId } }),
    ...liveRefresh,
  });
  const [chosen, setChosen] = useState<string | null>(null);
  const [cancelling, setCancelling] = useState<PartnerClassSession | null>(null);
  const [resizing, setResizing] = useState<PartnerClassSession | null>(null);
  const sessions = today.data?.items ?? [];
  const session = sessions.find(({ id }) => id === chosen) ?? chooseCurrentSession(sessions, now);
  const changes = mayChangeClasses ? { onCancel: setCancelling, onResize: setResizing } : {};

  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        {today.isPending && <LoadingRows rows={6} height={88} />}
        {today.isError && !today.data && (
          <ErrorState error={today.error} onRetry={() => today.refetch()} />
        )}
        {today.data && !session && <EmptyState floor="breath">{t('today.empty')}</EmptyState>}
        {session && (
          <SessionPanel key={session.id} session={session} onUndo={onUndo} {...changes} />
        )}
      </div>
      <div className={classes.side}>
        {sessions.length > 0 && (
          <TodaysClasses sessions={sessions} chosenId={session?.id ?? null} onChoose={setChosen} />
        )}
        {beside}
      </div>
      <CancelSessionSheet session={cancelling} onClose={() => setCancelling(null)} />
      <AskToResizeSession session={resizing} onClose={() => setResizing(null)} />
    </div>
  );
}
