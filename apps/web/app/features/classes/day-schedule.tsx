import { Button } from '@mantine/core';
import type { ClassSession } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DayStrip } from '../../ui/day-strip.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { dayAfter, daysFrom } from '../../ui/format/calendar-days.ts';
import { useFormat } from '../../ui/format/use-format.ts';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { classesOfDay } from './classes-of-day.ts';
import classes from './day-schedule.module.css';
import { ScheduleRow } from './schedule-row.tsx';

interface DayScheduleProps {
  venueId: string;
  /** Calendar dates at the venue, YYYY-MM-DD. */
  date: string;
  today: string;
  onDate: (date: string) => void;
  onPick: (session: ClassSession) => void;
  /** What there is to know of the day beside its classes. */
  notice?: ReactNode;
}

const daysShown = 14;

/** A venue's classes of one day with their live places, and the days to choose from. */
export function DaySchedule({ venueId, date, today, onDate, onPick, notice }: DayScheduleProps) {
  const { t } = useTranslation('classes');
  const format = useFormat();
  const answer = useQuery(classesOfDay(venueId, date));
  const sessions = answer.data?.items ?? [];
  const next = dayAfter(date);
  // A link may lead beyond the days that are usually shown: then its day stands among them.
  const first = date > dayAfter(today, daysShown - 1) ? dayAfter(date, -3) : today;
  return (
    <section>
      <h2 className="visually-hidden">{t('title')}</h2>
      <div className={classes.days}>
        <DayStrip
          days={daysFrom(first, daysShown)}
          value={date}
          onChange={onDate}
          today={{ date: today, word: t('today') }}
          label={t('day')}
        />
      </div>
      {notice}
      {answer.isPending && <LoadingRows rows={3} height={150} />}
      {answer.isError && <ErrorState error={answer.error} onRetry={() => answer.refetch()} />}
      {answer.isSuccess && sessions.length === 0 && (
        <div className={classes.none}>
          <p>{t(date === today ? 'noneMore' : 'none')}</p>
          <Button onClick={() => onDate(next)}>
            {t('next', { day: format.date(`${next}T12:00:00Z`, 'weekday', 'UTC') })}
          </Button>
        </div>
      )}
      <ul className={classes.rows}>
        {sessions.map((session) => (
          <ScheduleRow key={session.id} session={session} onPick={onPick} />
        ))}
      </ul>
    </section>
  );
}
