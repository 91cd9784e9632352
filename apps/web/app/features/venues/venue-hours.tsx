import type { Venue } from '@pulse/contract/client';
import { useTranslation } from 'react-i18next';
import { todayIn } from '../../ui/format/calendar-days.ts';
import { useFormat } from '../../ui/format/use-format.ts';
import classes from './venue-details.module.css';

const weekdays = [1, 2, 3, 4, 5, 6, 7];
/** A Monday; the weekday's name is all that is taken from it. */
const monday = Date.parse('2026-01-05T12:00:00Z');
const DAY_MS = 86_400_000;

/** Opening hours by weekday, today's in ink, and the dates on which it stays closed. */
export function VenueHours({ venue }: { venue: Venue }) {
  const { t } = useTranslation('venues');
  const format = useFormat();
  const date = todayIn(venue.time_zone);
  const today = new Date(`${date}T12:00:00Z`).getUTCDay() || 7;
  const spansOf = (weekday: number) =>
    venue.opening_hours
      .filter((span) => span.weekday === weekday)
      .map(({ opens, closes }) => (opens === closes ? t('allDay') : `${opens}–${closes}`))
      .join(', ');
  const closures = venue.closures.filter((closure) => closure.local_date >= date);
  return (
    <section className={classes.section}>
      <h2>{t('hours')}</h2>
      <dl className={classes.hours}>
        {weekdays.map((weekday) => (
          <div key={weekday} data-today={weekday === today || undefined}>
            <dt>
              {format.date(monday + (weekday - 1) * DAY_MS, 'weekday', 'UTC')}
              {weekday === today && `, ${t('today')}`}
            </dt>
            <dd>{spansOf(weekday) || t('hoursClosed')}</dd>
          </div>
        ))}
      </dl>
      {closures.length > 0 && (
        <>
          <h3 className={classes.small}>{t('closures')}</h3>
          <ul className={classes.list}>
            {closures.map((closure) => (
              <li key={closure.local_date}>
                {format.date(`${closure.local_date}T12:00:00Z`, 'day', 'UTC')}
                {closure.reason && `: ${closure.reason}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
