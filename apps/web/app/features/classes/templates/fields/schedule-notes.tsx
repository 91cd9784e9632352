import type { PartnerVenue } from '@pulse/contract/client';
import { clockChangesBetween, timesOutsideOpeningHours } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import { Stack } from '#ui/layout/stack.tsx';
import classes from '../class-templates.module.css';
import { type TemplateValues, toTemplateFields } from '../template-values.ts';
import { useClockChangeLines } from '../times/clock-change-notes.tsx';
import { useWeeklyLines } from '../times/weekly-times-text.tsx';

/** How far ahead clock changes are looked for. */
const DAYS_AHEAD = 365;

interface ScheduleNotesProps {
  values: TemplateValues;
  venue: PartnerVenue;
}

/** What the partner may not have meant: times outside opening hours, and those that a clock change skips or repeats. */
export function ScheduleNotes({ values, venue }: ScheduleNotesProps) {
  const { t } = useTranslation('partner-classes');
  const clockLinesOf = useClockChangeLines();
  const linesOf = useWeeklyLines();
  const { weekly, duration_minutes, first_date, last_date } = toTemplateFields(values);
  const complete = weekly.filter(({ start }) => start !== '');
  if (complete.length === 0 || !first_date) return null;
  const schedule = { weekly: complete, first_date, last_date: last_date ?? null };
  const outside = timesOutsideOpeningHours(
    complete,
    Number.isInteger(duration_minutes) ? duration_minutes : 0,
    venue.operating_hours,
  );
  const until = Temporal.PlainDate.from(first_date).add({ days: DAYS_AHEAD }).toString();
  const changes = clockChangesBetween(schedule, venue.time_zone, first_date, until);
  if (outside.length + changes.length === 0) return null;
  return (
    <Stack as="ul" gap={2} className={classes.notes} role="status">
      {outside.length > 0 && (
        <li>{t('template.outside', { times: linesOf(outside).join('; ') })}</li>
      )}
      {clockLinesOf(changes).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Stack>
  );
}
