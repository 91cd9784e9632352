import { Button } from '@mantine/core';
import type { ClassSession } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#light-translator';
import { DayStrip } from '#ui/controls/day-strip.tsx';
import { QueryContent } from '#ui/data/query-content.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { dayAfter, daysFrom } from '#ui/format/calendar-days.ts';
import { useFormat } from '#ui/format/use-format.ts';
import { List } from '#ui/layout/list.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './day-schedule.module.css';
import { daySessionsOptions } from './day-sessions-options.ts';
import { ScheduleRow } from './schedule-row.tsx';

interface DayScheduleProps {
  venueId: string;
  /** Calendar dates at the venue, YYYY-MM-DD. */
  date: string;
  today: string;
  onDateChange: (date: string) => void;
  onSelect: (session: ClassSession) => void;
  /** A notice about the day, above its classes. */
  notice?: ReactNode;
}

const dayCount = 14;

/** A venue's classes of one day with their live places, and a day picker. */
export function DaySchedule(props: DayScheduleProps) {
  const { venueId, date, today, onDateChange, onSelect, notice } = props;
  const { t } = useTranslation('classes');
  const format = useFormat();
  const sessions = useQuery(daySessionsOptions(venueId, date));
  const nextDay = dayAfter(date);
  // A link may name a day after the usual range: then the range is shifted to include it.
  const firstDay = date > dayAfter(today, dayCount - 1) ? dayAfter(date, -3) : today;
  return (
    <section>
      <h2 className="visually-hidden">{t('title')}</h2>
      <div className={classes.days}>
        <DayStrip
          days={daysFrom(firstDay, dayCount)}
          value={date}
          onChange={onDateChange}
          today={{ date: today, label: t('today') }}
          label={t('day')}
        />
      </div>
      {notice}
      <QueryContent
        query={sessions}
        loading={<LoadingRows rows={3} height={150} />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Row align="center" justify="between" className={classes.none}>
            <Text tone="quiet">{t(date === today ? 'noneMore' : 'none')}</Text>
            <Button onClick={() => onDateChange(nextDay)}>
              {t('next', { day: format.date(`${nextDay}T12:00:00Z`, 'weekday', 'UTC') })}
            </Button>
          </Row>
        }
      >
        {({ items }) => (
          <List>
            {items.map((session) => (
              <ScheduleRow key={session.id} session={session} onSelect={onSelect} />
            ))}
          </List>
        )}
      </QueryContent>
    </section>
  );
}
