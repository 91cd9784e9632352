import { useTranslation } from '#light-translator';
import { Text } from '#ui/layout/text.tsx';
import scheduleClasses from '../schedule/class-schedule.module.css';
import type { ScheduleChanges } from '../schedule/scheduled-session.tsx';
import { SessionsByDay } from '../schedule/sessions-by-day.tsx';
import type { useWeek } from './use-week.ts';

interface WeekDaysProps extends ScheduleChanges {
  week: ReturnType<typeof useWeek>;
}

/** A week day by day, on a screen that is too narrow for the calendar. The day is in the address. */
export function WeekDays({ week, ...changes }: WeekDaysProps) {
  const { t } = useTranslation('partner-calendar');
  const { days, day, today = '', sessions, now, layout, showDay, venueNames } = week;
  const closure = layout?.find(({ date }) => date === day)?.closure ?? null;
  const shown = { days, day, today, sessions, now, venueNames };
  return (
    <SessionsByDay {...shown} onShowDay={showDay} {...changes}>
      {closure !== null && (
        <Text tone="quiet" className={scheduleClasses.empty}>
          {t('closedBecause', { reason: closure })}
        </Text>
      )}
    </SessionsByDay>
  );
}
