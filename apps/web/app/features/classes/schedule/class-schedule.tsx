import { type FrontDeskVenue, listPartnerClassSessionsOptions } from '@pulse/contract/client';
import { localDateOf } from '@pulse/domain';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { dayAfter, daysFrom } from '#ui/format/calendar-days.ts';
import { useNow } from '#ui/hooks/use-now.ts';
import { sectionTitleId } from '#ui/page/dashboard-section.tsx';
import classes from './class-schedule.module.css';
import type { ScheduleChanges } from './scheduled-session.tsx';
import { SessionsByDay } from './sessions-by-day.tsx';
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
  const now = useNow(60_000);
  const today = localDateOf(now, venue.time_zone);
  // The days begin today, and so does each earlier and later week.
  const [weeksAhead, setWeeksAhead] = useState(0);
  const firstDay = dayAfter(today, weeksAhead * daysShown);
  const week = daysFrom(firstDay, daysShown);
  const query = { venue_id: venue.id, date: firstDay, days: daysShown };
  const sessions = useQuery({ ...listPartnerClassSessionsOptions({ query }), staleTime: 30_000 });
  const [chosen, setChosen] = useState(today);
  return (
    <div className={classes.schedule}>
      <WeekSwitch venueId={venue.id} days={week} weeksAhead={weeksAhead} onChange={setWeeksAhead} />
      <SessionsByDay
        days={week}
        day={week.includes(chosen) ? chosen : firstDay}
        onShowDay={setChosen}
        today={today}
        now={now}
        sessions={sessions}
        fallbackId={sectionTitleId('class-schedule')}
        {...changes}
      />
    </div>
  );
}
