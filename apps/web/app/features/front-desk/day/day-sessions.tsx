import { listPartnerClassSessionsOptions, type PartnerClassSession } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#light-translator';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingRows } from '../../../ui/feedback/loading-rows.tsx';
import { useNow } from '../../../ui/hooks/use-now.ts';
import { CancelSessionSheet } from '../session/cancel-session-sheet.tsx';
import { LazyResizeSessionSheet } from '../session/lazy-resize-session-sheet.tsx';
import { SessionPanel } from '../session/session-panel.tsx';
import type { UndoCheckInTarget } from '../session/undo-check-in-sheet.tsx';
import { chooseCurrentSession } from './choose-current-session.ts';
import classes from './day-sessions.module.css';
import { pollingOptions } from './polling-options.ts';
import { TodaysClasses } from './todays-classes.tsx';

interface DaySessionsProps {
  venueId: string;
  canChangeClasses: boolean;
  onUndo: (target: UndoCheckInTarget) => void;
  /** Content below today's classes, beside the roster. */
  sidebar: ReactNode;
}

/** Today's classes and the roster of one: the current one, unless another is selected. */
export function DaySessions({ venueId, canChangeClasses, onUndo, sidebar }: DaySessionsProps) {
  const { t } = useTranslation('front-desk');
  const now = useNow(30_000);
  const today = useQuery({
    ...listPartnerClassSessionsOptions({ query: { venue_id: venueId } }),
    ...pollingOptions,
  });
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [cancelling, setCancelling] = useState<PartnerClassSession | null>(null);
  const [resizing, setResizing] = useState<PartnerClassSession | null>(null);
  const sessions = today.data?.items ?? [];
  const session =
    sessions.find(({ id }) => id === selectedId) ?? chooseCurrentSession(sessions, now);
  const changeHandlers = canChangeClasses ? { onCancel: setCancelling, onResize: setResizing } : {};

  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        {today.isPending && <LoadingRows rows={6} height={88} />}
        {today.isError && !today.data && (
          <ErrorState error={today.error} onRetry={() => today.refetch()} />
        )}
        {today.data && !session && <EmptyState coverArt="breath">{t('today.empty')}</EmptyState>}
        {session && (
          <SessionPanel key={session.id} session={session} onUndo={onUndo} {...changeHandlers} />
        )}
      </div>
      <div className={classes.side}>
        {sessions.length > 0 && (
          <TodaysClasses
            sessions={sessions}
            selectedId={session?.id ?? null}
            onSelect={setSelectedId}
          />
        )}
        {sidebar}
      </div>
      <CancelSessionSheet session={cancelling} onClose={() => setCancelling(null)} />
      <LazyResizeSessionSheet session={resizing} onClose={() => setResizing(null)} />
    </div>
  );
}
