import type { GetWeekResponse } from '@pulse/contract/client';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import classes from './week-strip.module.css';

interface WeekDayProps {
  day: GetWeekResponse['days'][number];
  isToday: boolean;
}

/** One day of the week: a filled mark for a visit, an outlined one for a class to come. */
export function WeekDay({ day: { date, visits, booked }, isToday }: WeekDayProps) {
  const { t } = useTranslation('progress');
  const format = useFormat();
  // The date is a calendar date already: at noon in UTC it is that date.
  const noon = `${date}T12:00:00Z`;
  const day = format.date(noon, 'day', 'UTC');
  const counts = [
    visits > 0 && t('week.day.visits', { count: visits }),
    booked > 0 && t('week.day.booked', { count: booked }),
  ].filter((count) => count !== false);
  const state = visits > 0 ? 'visited' : booked > 0 ? 'booked' : 'free';
  return (
    <li className={classes.day} data-state={state} aria-current={isToday ? 'date' : undefined}>
      <span aria-hidden="true">{format.date(noon, 'shortWeekday', 'UTC')}</span>
      <span className={classes.mark} aria-hidden="true">
        {visits > 1 && visits}
        {visits === 1 && <IconCheck size={18} stroke={2.4} />}
        {visits === 0 && Number(date.slice(8))}
      </span>
      <span className="visually-hidden">
        {counts.length > 0
          ? t('week.day.label', { day, what: format.list(counts) })
          : t('week.day.free', { day })}
      </span>
    </li>
  );
}
