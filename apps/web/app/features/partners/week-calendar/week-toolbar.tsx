import { NativeSelect } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { ActionLink } from '../../../ui/controls/action.tsx';
import { dayAfter } from '../../../ui/format/calendar-days.ts';
import { useFormat } from '../../../ui/format/use-format.ts';
import type { useWeek } from './use-week.ts';
import classes from './week-calendar.module.css';

/** Chooses the week and the venue, and sums the week up. */
export function WeekToolbar({ week }: { week: ReturnType<typeof useWeek> }) {
  const { t } = useTranslation(['partner-calendar', 'partner-schedule', 'partners']);
  const format = useFormat();
  const { days, day, today, choices, venue, addressOf } = week;
  const formatDay = (date = '', shape: 'date' | 'fullDate') =>
    format.date(`${date}T12:00:00Z`, shape, 'UTC');
  return (
    <div className={classes.toolbar}>
      <ActionLink
        to={addressOf(dayAfter(day, -7))}
        className={classes.step}
        aria-label={t('partner-schedule:week.previous')}
        preventScrollReset
      >
        <IconChevronLeft size={20} aria-hidden="true" />
      </ActionLink>
      <ActionLink
        to={addressOf(dayAfter(day, 7))}
        className={classes.step}
        aria-label={t('partner-schedule:week.next')}
        preventScrollReset
      >
        <IconChevronRight size={20} aria-hidden="true" />
      </ActionLink>
      {today && !days.includes(today) && (
        <ActionLink to={addressOf(today)} preventScrollReset>
          {t('partner-schedule:week.current')}
        </ActionLink>
      )}
      <p className={classes.range} aria-live="polite">
        {t('partner-schedule:week.range', {
          from: formatDay(days[0], 'date'),
          until: formatDay(days.at(-1), 'fullDate'),
        })}
      </p>
      <WeekSummary week={week} />
      {choices.length > 1 && (
        <NativeSelect
          className={classes.venue}
          aria-label={t('partners:chooseVenue')}
          data={choices.map(({ id, name }) => ({ value: id, label: name }))}
          value={venue.data?.id}
          onChange={(event) => week.showVenue(event.currentTarget.value)}
        />
      )}
    </div>
  );
}

/** How many classes a week has, and how full they are. */
function WeekSummary({ week: { sessions, days } }: { week: ReturnType<typeof useWeek> }) {
  const { t } = useTranslation('partner-calendar');
  if (!sessions.data) return <p className={classes.summary}>{t('loading')}</p>;
  const given = sessions.data.items.filter(
    ({ status, local_date }) => status === 'scheduled' && days.includes(local_date),
  );
  const sum = (field: 'booked' | 'capacity') =>
    given.reduce((total, session) => total + session[field], 0);
  return (
    <p className={classes.summary}>
      {given.length === 0
        ? t('empty')
        : t('summary', { count: given.length, booked: sum('booked'), capacity: sum('capacity') })}
    </p>
  );
}
