import { useTranslation } from '#light-translator';
import { DayStrip } from '#ui/controls/day-strip.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import scheduleClasses from '../schedule/class-schedule.module.css';
import { type ScheduleChanges, ScheduledSession } from '../schedule/scheduled-session.tsx';
import type { useWeek } from './use-week.ts';

interface WeekDaysProps extends ScheduleChanges {
  week: ReturnType<typeof useWeek>;
}

/** A week day by day, on a screen that is too narrow for the calendar. The day is in the address. */
export function WeekDays({ week, ...changes }: WeekDaysProps) {
  const { t } = useTranslation(['partner-calendar', 'partners']);
  const { days, day, today, sessions, now, layout } = week;
  const ofDay = sessions.data?.items.filter(({ local_date }) => local_date === day) ?? [];
  const closure = layout?.find(({ date }) => date === day)?.closure ?? null;
  return (
    <>
      <DayStrip
        days={days}
        value={day}
        onChange={week.showDay}
        today={{ date: today ?? '', label: t('partners:schedule.today') }}
        label={t('partners:schedule.days')}
      />
      {closure !== null && (
        <p className={scheduleClasses.empty}>{t('closedBecause', { reason: closure })}</p>
      )}
      {sessions.isPending && <LoadingRows rows={4} height={76} />}
      {sessions.data && ofDay.length === 0 && (
        <p className={scheduleClasses.empty}>{t('partners:schedule.empty')}</p>
      )}
      <ul className={scheduleClasses.list}>
        {ofDay.map((session) => (
          <ScheduledSession key={session.id} session={session} now={now} {...changes} />
        ))}
      </ul>
    </>
  );
}
