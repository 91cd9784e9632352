import { listPartnerClassSessionsOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { QueryContent } from '#ui/data/query-content.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useNow } from '#ui/hooks/use-now.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { useOnline } from '#ui/network/use-online.ts';
import { pollingOptions } from '../../live/polling-options.ts';
import { SessionPanel } from '../session/session-panel.tsx';
import { useSessionSheets } from '../session/session-sheets.tsx';
import { chooseCurrentSession } from './choose-current-session.ts';
import { ClassesOfDay } from './classes-of-day.tsx';
import classes from './front-desk-day.module.css';
import { OpenClasses } from './open-classes.tsx';
import { useFrontDeskDate } from './use-front-desk-date.ts';

interface DaySessionsProps {
  venueId: string;
  /** Today's date at the venue, YYYY-MM-DD. */
  today: string;
  canChangeClasses: boolean;
  /** Content below today's classes, beside the roster. */
  children: ReactNode;
}

/** A day's classes and the roster of one: the current one, unless another is selected. */
export function DaySessions({ venueId, today, canChangeClasses, children }: DaySessionsProps) {
  const { t } = useTranslation('front-desk');
  const now = useNow(30_000);
  const online = useOnline();
  const { day, date, showDay } = useFrontDeskDate(today);
  const classesOfDay = useQuery({
    ...listPartnerClassSessionsOptions({ query: { venue_id: venueId, date } }),
    ...pollingOptions,
  });
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const { sheets, changes } = useSessionSheets();
  // On a phone the list of classes is below the roster: the class chosen there comes into view.
  const main = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (selectedId) main.current?.querySelector('h2')?.scrollIntoView({ block: 'nearest' });
  }, [selectedId]);
  const sessions = classesOfDay.data?.items ?? [];
  const session =
    sessions.find(({ id }) => id === selectedId) ?? chooseCurrentSession(sessions, now);

  return (
    <Stack gap={5} className={classes.columns}>
      <div ref={main} className={classes.main}>
        <OpenClasses
          sessions={sessions}
          now={now}
          selectedId={session?.id ?? null}
          onSelect={setSelectedId}
        />
        <QueryContent
          query={classesOfDay}
          loading={
            online ? (
              <LoadingRows rows={6} height={88} />
            ) : (
              <EmptyState coverArt="breath">{t('offline.notKept')}</EmptyState>
            )
          }
        >
          {() =>
            session ? (
              <SessionPanel
                key={session.id}
                session={session}
                changes={canChangeClasses ? changes : null}
              />
            ) : (
              <EmptyState coverArt="breath">{t(`day.empty.${day}`)}</EmptyState>
            )
          }
        </QueryContent>
      </div>
      <Stack gap={5} className={classes.side}>
        <ClassesOfDay
          day={day}
          onShowDay={showDay}
          sessions={sessions}
          selectedId={session?.id ?? null}
          onSelect={setSelectedId}
        />
        {children}
      </Stack>
      {sheets}
    </Stack>
  );
}
