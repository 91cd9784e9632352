import { NativeSelect } from '@mantine/core';
import type { GetAnalyticsResponse } from '@pulse/contract/client';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { useWeekdayName } from '#ui/format/use-weekday-name.ts';
import classes from '../analytics.module.css';
import { VisitsTable } from './visits-table.tsx';

interface VisitsByHourProps {
  hours: GetAnalyticsResponse['hours'];
  hasBefore: boolean;
  /** The address of the rows behind a figure. */
  link: (more: Record<string, string>) => string;
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** Visits by weekday, and by hour of all days or of one weekday; hours without visits are left out. */
export function VisitsByHour({ hours, hasBefore, link }: VisitsByHourProps) {
  const { t } = useTranslation('partner-analytics');
  const [weekday, setWeekday] = useState('');
  const nameOf = useWeekdayName();
  const sum = (cells: GetAnalyticsResponse['hours']) => ({
    visits: cells.reduce((total, cell) => total + cell.visits, 0),
    before: hasBefore ? cells.reduce((total, cell) => total + cell.visits_before, 0) : null,
  });
  const ofDay = hours.filter((cell) => !weekday || cell.weekday === Number(weekday));
  const numbers = [...new Set(ofDay.map(({ hour }) => hour))].sort((a, b) => a - b);
  return (
    <>
      <VisitsTable
        title={t('byWeekday')}
        first={t('weekday')}
        hasBefore={hasBefore}
        none={t('noVisits')}
        rows={WEEKDAYS.map((number) => ({
          key: String(number),
          name: nameOf(number),
          ...sum(hours.filter((cell) => cell.weekday === number)),
          to: link({ kind: 'visits', weekday: String(number) }),
        }))}
      />
      <VisitsTable
        title={t('byHour')}
        first={t('hour')}
        hasBefore={hasBefore}
        none={t('noVisits')}
        aside={
          <NativeSelect
            className={classes.weekday}
            label={t('weekday')}
            data={[
              { value: '', label: t('allWeekdays') },
              ...WEEKDAYS.map((number) => ({ value: String(number), label: nameOf(number) })),
            ]}
            value={weekday}
            onChange={(event) => setWeekday(event.currentTarget.value)}
          />
        }
        rows={numbers.map((hour) => ({
          key: String(hour),
          name: `${String(hour).padStart(2, '0')}:00`,
          ...sum(ofDay.filter((cell) => cell.hour === hour)),
          to: link({ kind: 'visits', hour: String(hour), ...(weekday ? { weekday } : {}) }),
        }))}
      />
    </>
  );
}
