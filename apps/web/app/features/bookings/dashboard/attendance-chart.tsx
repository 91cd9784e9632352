import type { Booking } from '@pulse/contract/client';
import { DAY } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import { useFormat } from '../../../ui/format/use-format.ts';
import classes from './attendance-chart.module.css';

const DAYS = 35;

/** Line chart of the classes attended in the last five weeks: one peak a day, higher for more classes. */
export function AttendanceChart({ pastBookings }: { pastBookings: Booking[] }) {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const start = Date.now() - DAYS * DAY;
  const visits = pastBookings.filter(
    ({ status, session }) => status === 'completed' && Date.parse(session.starts_at) > start,
  );
  const visitsPerDay = new Array<number>(DAYS).fill(0);
  for (const { session } of visits) {
    const day = Math.min(DAYS - 1, Math.floor((Date.parse(session.starts_at) - start) / DAY));
    visitsPerDay[day] = (visitsPerDay[day] ?? 0) + 1;
  }
  const venues = new Set(visits.map(({ session }) => session.venue.id)).size;
  const summary = `${t('weeks.visits', { count: visits.length })}, ${t('weeks.venues', { count: venues })}`;
  return (
    <section className={classes.card}>
      <header className={classes.header}>
        <h2 className={classes.title}>{t('weeks.title')}</h2>
        <p className={classes.summary}>{summary}</p>
      </header>
      <svg
        viewBox={`0 0 ${DAYS * 8} 80`}
        className={classes.line}
        aria-hidden="true"
        preserveAspectRatio="none"
      >
        <path d={linePath(visitsPerDay)} vectorEffect="non-scaling-stroke" />
      </svg>
      <p className={classes.ends}>
        <span>{format.date(start, 'date')}</span>
        <span>{t('weeks.today')}</span>
      </p>
    </section>
  );
}

function linePath(visitsPerDay: number[]): string {
  const baseline = 52;
  const points = visitsPerDay.map((count, day) => {
    const x = day * 8;
    if (count === 0) return `L${x + 8} ${baseline}`;
    const height = Math.min(44, 18 + count * 12);
    return `L${x + 2} ${baseline} L${x + 4} ${baseline - height} L${x + 6} ${baseline + height / 2.4} L${x + 7} ${baseline} L${x + 8} ${baseline}`;
  });
  return `M0 ${baseline} ${points.join(' ')}`;
}
