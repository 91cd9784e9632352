import type { ClassToday } from '@pulse/contract/client';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { TimeText } from '#ui/display/time-text.tsx';
import classes from './class-of-today.module.css';

interface ClassOfTodayProps {
  session: ClassToday;
  timeZone: string;
}

/** A class of today with its fill; members in line while a place is free are pointed out. */
export function ClassOfToday({ session, timeZone }: ClassOfTodayProps) {
  const { t } = useTranslation('partner-today');
  const { id, title, trainer_name, booked, capacity, waitlisted } = session;
  const free = capacity - booked;
  return (
    <li className={classes.row}>
      <TimeText instant={session.starts_at} timeZone={timeZone} className={classes.time} />
      <div className={classes.what}>
        <Link to={`/app/partner/class-sessions/${id}`} className={classes.title}>
          {title}
        </Link>
        {trainer_name && <p className={classes.note}>{trainer_name}</p>}
        {waitlisted > 0 && (
          <p className={classes.waiting}>
            {[t('inLine', { count: waitlisted }), free > 0 && t('freePlaces', { count: free })]
              .filter(Boolean)
              .join(', ')}
          </p>
        )}
      </div>
      <span className={classes.bar} aria-hidden="true">
        <span style={{ inlineSize: `${(booked / capacity) * 100}%` }} />
      </span>
      <span className={classes.fill}>
        <span aria-hidden="true">
          {booked}/{capacity}
        </span>
        <span className="visually-hidden">{t('fill', { booked, capacity })}</span>
      </span>
    </li>
  );
}
