import { NativeSelect } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { useVenueName } from '#ui/choices/use-venue-name.ts';
import { ActionLink } from '#ui/controls/action.tsx';
import { dayAfter } from '#ui/format/calendar-days.ts';
import { useFormat } from '#ui/format/use-format.ts';
import { Row } from '#ui/layout/row.tsx';
import { formatMinute } from './grid/grid-size.ts';
import type { DayLayout } from './lay-out-week.ts';
import type { useWeek } from './use-week.ts';
import classes from './week-calendar.module.css';

interface WeekProps {
  week: ReturnType<typeof useWeek>;
}

const steps = [
  { name: 'previous', days: -7, icon: IconChevronLeft },
  { name: 'next', days: 7, icon: IconChevronRight },
] as const;

/** Chooses the week, and leads to what else changes it. */
export function WeekToolbar({ week, onToday }: WeekProps & { onToday: () => void }) {
  const { days, day, today, venueId, isAll, addressOf } = week;
  const { t } = useTranslation(['partner-calendar', 'partner-schedule']);
  const format = useFormat();
  const [monday = '', sunday = ''] = [days[0], days.at(-1)];
  return (
    <Row gap={2} align="center" className={classes.toolbar}>
      {steps.map(({ name, days: by, icon: Icon }) => (
        <ActionLink
          key={name}
          to={addressOf(dayAfter(day, by))}
          className={classes.step}
          aria-label={t(`partner-schedule:week.${name}`)}
          preventScrollReset
        >
          <Icon size={20} aria-hidden="true" />
        </ActionLink>
      ))}
      <p className={classes.range} aria-live="polite">
        {format.dateRange(monday, sunday)}
      </p>
      {today && (
        <ActionLink to={addressOf(today)} preventScrollReset onClick={onToday}>
          {t('today')}
        </ActionLink>
      )}
      <Row gap={2} className={classes.actions}>
        {!isAll && (
          <ActionLink to={`/app/partner/venues/${venueId}/closures`}>
            {t('partner-schedule:week.closedDays')}
          </ActionLink>
        )}
        <ActionLink to={`/app/partner/class-templates/new${isAll ? '' : `?venue=${venueId}`}`}>
          {t('addClass')}
        </ActionLink>
      </Row>
    </Row>
  );
}

/** Chooses the venue, or all together; nothing for an organisation with one. */
export function VenueChoice({ week: { choices, hasAll, venueId, showVenue } }: WeekProps) {
  const { t } = useTranslation(['partners', 'partner-calendar']);
  const nameOf = useVenueName();
  if (choices.length < 2) return null;
  return (
    <NativeSelect
      className={classes.venue}
      aria-label={t('chooseVenue')}
      data={[
        ...(hasAll ? [{ value: 'all', label: t('partner-calendar:allVenues') }] : []),
        ...choices.map((venue) => ({ value: venue.id, label: nameOf(venue) })),
      ]}
      value={venueId}
      onChange={(event) => showVenue(event.currentTarget.value)}
    />
  );
}

/** Shows the classes of one coach, or of all; nothing in a week with fewer than two. */
export function CoachChoice({ week: { coaches, coachId, showCoach } }: WeekProps) {
  const { t } = useTranslation('partner-calendar');
  if (coaches.length < 2 && coachId === '') return null;
  return (
    <NativeSelect
      aria-label={t('coach')}
      data={[
        { value: '', label: t('allCoaches') },
        ...coaches.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={coachId}
      onChange={(event) => showCoach(event.currentTarget.value)}
    />
  );
}

/** How many classes a week has, and how full they are. */
export function WeekSummary({ week: { sessions, days } }: WeekProps) {
  const { t } = useTranslation('partner-calendar');
  if (!sessions.data) return <p>{t('loading')}</p>;
  const given = sessions.data.items.filter(
    ({ status, local_date }) => status === 'scheduled' && days.includes(local_date),
  );
  const sum = (field: 'booked' | 'capacity') =>
    given.reduce((total, session) => total + session[field], 0);
  return (
    <p>
      {given.length === 0
        ? t('empty')
        : t('summary', { count: given.length, booked: sum('booked'), capacity: sum('capacity') })}
    </p>
  );
}

/** Says on which day of the week the clocks change, and which hour that concerns. */
export function ClockShiftNote({ layout }: { layout: readonly DayLayout[] }) {
  const { t } = useTranslation('partner-calendar');
  const format = useFormat();
  return layout.map(
    ({ date, clockShift }) =>
      clockShift && (
        <p key={date} className={classes.clockShift}>
          {t(`clockShift.${clockShift.kind}`, {
            day: format.date(`${date}T12:00:00Z`, 'day', 'UTC'),
            from: formatMinute(clockShift.from),
            until: formatMinute(clockShift.until),
          })}
        </p>
      ),
  );
}
