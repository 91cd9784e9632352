import type { FrontDeskVenue } from '@pulse/contract/client';
import { localDateOf } from '@pulse/domain';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { DayStrip } from '#ui/controls/day-strip.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { dayAfter, daysFrom } from '#ui/format/calendar-days.ts';
import { useFocusFallback } from '#ui/hooks/use-focus-fallback.ts';
import { useNow } from '#ui/hooks/use-now.ts';
import { sectionTitleId } from '#ui/page/dashboard-section.tsx';
import classes from './class-schedule.module.css';
import { type ScheduleChanges, ScheduledSession } from './scheduled-session.tsx';
import { useSessionsOfWeek } from './use-sessions-of-week.ts';
import { WeekSwitch } from './week-switch.tsx';

interface ClassScheduleProps extends ScheduleChanges {
  venue: FrontDeskVenue;
}

const daysShown = 7;

/** The class sessions of 7 days, one day at a time, with occupancy and actions; any week can be chosen. */
export function ClassSchedule(props: ClassScheduleProps) {
  // Its texts load once the venues have: without a boundary the page would wait for them as a whole.
  return (
    <Suspense fallback={<LoadingRows rows={4} height={76} />}>
      <WeekOfClasses {...props} />
    </Suspense>
  );
}

function WeekOfClasses({ venue, ...changes }: ClassScheduleProps) {
  const { t } = useTranslation(['partners', 'partner-schedule']);
  const now = useNow(60_000);
  const today = localDateOf(now, venue.time_zone);
  // The days begin today, and so does each earlier and later week.
  const [weeksAhead, setWeeksAhead] = useState(0);
  const firstDay = dayAfter(today, weeksAhead * daysShown);
  const week = daysFrom(firstDay, daysShown);
  const sessionsOfWeek = useSessionsOfWeek(venue.id, firstDay);
  const [chosen, setChosen] = useState(today);
  // A cancelled session loses its buttons, one of which may be focused.
  const list = useRef<HTMLUListElement>(null);
  useFocusFallback(list, () => document.getElementById(sectionTitleId('class-schedule')));
  const day = week.includes(chosen) ? chosen : firstDay;
  const sessions = sessionsOfWeek.data?.items.filter(({ local_date }) => local_date === day) ?? [];
  return (
    <div className={classes.schedule}>
      <WeekSwitch venueId={venue.id} days={week} weeksAhead={weeksAhead} onChange={setWeeksAhead} />
      <DayStrip
        days={week}
        value={day}
        onChange={setChosen}
        today={{ date: today, label: t('schedule.today') }}
        label={t('schedule.days')}
      />
      {sessionsOfWeek.isPending && <LoadingRows rows={4} height={76} />}
      {sessionsOfWeek.isError && (
        <ErrorState error={sessionsOfWeek.error} onRetry={() => sessionsOfWeek.refetch()} />
      )}
      {sessionsOfWeek.data && sessions.length === 0 && (
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
