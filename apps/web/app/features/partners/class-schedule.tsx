import type { DoorVenue } from '@pulse/contract/client';
import { localDateOf } from '@pulse/domain';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayStrip } from '../../ui/day-strip.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { daysFrom } from '../../ui/format/calendar-days.ts';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { useCatchFocus } from '../../ui/use-catch-focus.ts';
import { useNow } from '../../ui/use-now.ts';
import classes from './class-schedule.module.css';
import type { ScheduleChanges } from './schedule-changes.ts';
import { ScheduledSession } from './scheduled-session.tsx';
import { sectionTitleId } from './section.tsx';
import { useFortnight } from './use-fortnight.ts';

interface ClassScheduleProps extends ScheduleChanges {
  venue: DoorVenue;
}

const days = 7;

/** The sessions of the next 7 days, a day at a time, with fill and what can be changed. */
export function ClassSchedule({ venue, ...changes }: ClassScheduleProps) {
  const { t } = useTranslation('partners');
  const now = useNow(60_000);
  const fortnight = useFortnight(venue.id);
  const today = localDateOf(now, venue.time_zone);
  const week = daysFrom(today, days);
  const [chosen, setChosen] = useState(today);
  // A cancelled class can no longer be changed, so its buttons go.
  const list = useRef<HTMLUListElement>(null);
  useCatchFocus(list, () => document.getElementById(sectionTitleId('class-schedule')));
  const day = week.includes(chosen) ? chosen : today;
  const sessions = fortnight.data?.items.filter(({ local_date }) => local_date === day) ?? [];
  return (
    <div className={classes.schedule}>
      <DayStrip
        days={week}
        value={day}
        onChange={setChosen}
        today={{ date: today, word: t('schedule.today') }}
        label={t('schedule.days')}
      />
      {fortnight.isPending && <LoadingRows rows={4} height={76} />}
      {fortnight.isError && (
        <ErrorState error={fortnight.error} onRetry={() => fortnight.refetch()} />
      )}
      {fortnight.data && sessions.length === 0 && (
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
