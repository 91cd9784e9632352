import type { ClassSession, ClassSessionDetail } from '@pulse/contract/client';
import { classPagePath } from '@pulse/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { TimeText } from '#ui/display/time-text.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { dayLabel } from '../day-label.ts';
import classes from './class-alternatives.module.css';
import { liveAlternativesOptions } from './live-class-options.ts';

interface ClassAlternativesProps {
  session: ClassSessionDetail;
  /** A sentence about the full class, where nothing else says it. */
  lead?: string;
}

/** The next best three of the same activity for a class that has filled up. */
export function ClassAlternatives({ session, lead }: ClassAlternativesProps) {
  const { t } = useTranslation('bookings');
  const query = useQuery(liveAlternativesOptions(session.id));
  if (query.isPending) return <LoadingRows rows={3} height={64} />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => query.refetch()} />;
  const { items } = query.data;
  return (
    <div className={classes.alternatives}>
      {lead && <p>{lead}</p>}
      {items.length === 0 ? (
        <p>{t('toBook.noAlternatives')}</p>
      ) : (
        <>
          <h3 className={classes.title}>{t('toBook.alternatives')}</h3>
          <ul className={classes.list}>
            {items.map((alternative) => (
              <Alternative key={alternative.id} session={alternative} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Alternative({ session }: { session: ClassSession }) {
  const { t } = useTranslation('bookings');
  const { t: tShared } = useTranslation();
  const format = useFormat();
  const { starts_at, time_zone, venue, distance_m: metres } = session;
  const dayLabels = { today: t('today'), tomorrow: t('tomorrow') };
  const day = dayLabel(starts_at, time_zone, Date.now(), format, dayLabels);
  const path = classPagePath({
    venueId: venue.id,
    localDate: session.local_date,
    sessionId: session.id,
  });
  return (
    <li>
      <Link to={path} className={classes.alternative}>
        <TimeText instant={starts_at} timeZone={time_zone} className={classes.time} />
        <span className={classes.details}>
          <span className={classes.name}>{session.title}</span>
          <span className={classes.note}>
            {day}, {venue.name}
            {metres ? `, ${format.distance(metres)}` : ''}
          </span>
        </span>
        <span className={classes.places}>
          {tShared('places.left', { count: session.capacity - session.booked })}
        </span>
      </Link>
    </li>
  );
}
