import type { PartnerClassSession } from '@pulse/contract/client';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from '#light-translator';
import { DayStrip } from '#ui/controls/day-strip.tsx';
import { QueryContent, type ShownQuery } from '#ui/data/query-content.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFocusFallback } from '#ui/hooks/use-focus-fallback.ts';
import { Text } from '#ui/layout/text.tsx';
import classes from './class-schedule.module.css';
import { type ScheduleChanges, ScheduledSession } from './scheduled-session.tsx';

interface SessionsByDayProps extends ScheduleChanges {
  days: readonly string[];
  day: string;
  onShowDay: (day: string) => void;
  today: string;
  now: number;
  sessions: ShownQuery<{ items: PartnerClassSession[] }>;
  /** What gets the focus when a session loses the button that had it. */
  fallbackId?: string;
  /** The names of the venues by their ids, where there are several. */
  venueNames?: ReadonlyMap<string, string> | null;
  /** What is said about the day, above its sessions. */
  children?: ReactNode;
}

/** The days of a week to choose from, and the sessions of one of them. */
export function SessionsByDay(props: SessionsByDayProps) {
  const { days, day, onShowDay, today, now, sessions, fallbackId, children, ...rest } = props;
  const { venueNames, ...changes } = rest;
  const { t } = useTranslation('partners');
  const list = useRef<HTMLUListElement>(null);
  useFocusFallback(list, () => (fallbackId ? document.getElementById(fallbackId) : null));
  const ofDay = sessions.data?.items.filter(({ local_date }) => local_date === day) ?? [];
  return (
    <>
      <DayStrip
        days={days}
        value={day}
        onChange={onShowDay}
        today={{ date: today, label: t('schedule.today') }}
        label={t('schedule.days')}
      />
      {children}
      <QueryContent
        query={sessions}
        loading={<LoadingRows rows={4} height={76} />}
        isEmpty={() => ofDay.length === 0}
        empty={
          <Text tone="quiet" className={classes.empty}>
            {t('schedule.empty')}
          </Text>
        }
      >
        {() => (
          <ul className="pulse-list" ref={list}>
            {ofDay.map((session) => (
              <ScheduledSession
                key={session.id}
                session={session}
                venueName={venueNames?.get(session.venue_id)}
                now={now}
                {...changes}
              />
            ))}
          </ul>
        )}
      </QueryContent>
    </>
  );
}
