import type { FrontDeskVenue } from '@pulse/contract/client';
import { localDateOf } from '@pulse/domain';
import { useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { DayStrip } from '../../../ui/controls/day-strip.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingRows } from '../../../ui/feedback/loading-rows.tsx';
import { daysFrom } from '../../../ui/format/calendar-days.ts';
import { useFocusFallback } from '../../../ui/hooks/use-focus-fallback.ts';
import { useNow } from '../../../ui/hooks/use-now.ts';
import { sectionTitleId } from '../dashboard/dashboard-section.tsx';
import classes from './class-schedule.module.css';
import { type ScheduleChanges, ScheduledSession } from './scheduled-session.tsx';
import { useUpcomingSessions } from './use-upcoming-sessions.ts';

interface ClassScheduleProps extends ScheduleChanges {
  venue: FrontDeskVenue;
}

const daysShown = 7;

/** The class sessions of the next 7 days, one day at a time, with occupancy and actions. */
export function ClassSchedule({ venue, ...changes }: ClassScheduleProps) {
  const { t } = useTranslation('partners');
  const now = useNow(60_000);
  const upcoming = useUpcomingSessions(venue.id);
  const today = localDateOf(now, venue.time_zone);
  const week = daysFrom(today, daysShown);
  const [chosen, setChosen] = useState(today);
  // A cancelled session loses its buttons, one of which may be focused.
  const list = useRef<HTMLUListElement>(null);
  useFocusFallback(list, () => document.getElementById(sectionTitleId('class-schedule')));
  const day = week.includes(chosen) ? chosen : today;
  const sessions = upcoming.data?.items.filter(({ local_date }) => local_date === day) ?? [];
  return (
    <div className={classes.schedule}>
      <DayStrip
        days={week}
        value={day}
        onChange={setChosen}
        today={{ date: today, label: t('schedule.today') }}
        label={t('schedule.days')}
      />
      {upcoming.isPending && <LoadingRows rows={4} height={76} />}
      {upcoming.isError && <ErrorState error={upcoming.error} onRetry={() => upcoming.refetch()} />}
      {upcoming.data && sessions.length === 0 && (
        <p className={classes.empty}>{t('schedule.empty')}</p>
      )}
      <ul className={classes.list} ref={list}>
        {sessions.map((session) => (
          <ScheduledSession key={session.id} session={session} now={now} {...changes} />
        ))}
      </ul>
    </div>
  );
}
