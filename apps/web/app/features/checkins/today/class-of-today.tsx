import type { ClassToday } from '@pulse/contract/client';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { TimeText } from '#ui/display/time-text.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './today.module.css';

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
    <li className={classes.class}>
      <TimeText instant={session.starts_at} timeZone={timeZone} className={classes.time} />
      <div className={classes.what}>
        <Text as="span" strong>
          <Link to={`/app/partner/class-sessions/${id}`} className={classes.link}>
            {title}
          </Link>
        </Text>
        {trainer_name && <Note>{trainer_name}</Note>}
        {waitlisted > 0 && (
          <Text size="small" strong>
            {[t('inLine', { count: waitlisted }), free > 0 && t('freePlaces', { count: free })]
              .filter(Boolean)
              .join(', ')}
          </Text>
        )}
      </div>
      <span className={classes.bar} aria-hidden="true">
        <span style={{ inlineSize: `${(booked / capacity) * 100}%` }} />
      </span>
      <Text as="span" strong className={classes.fill}>
        <span aria-hidden="true">
          {booked}/{capacity}
        </span>
        <span className="visually-hidden">{t('fill', { booked, capacity })}</span>
      </Text>
    </li>
  );
}
