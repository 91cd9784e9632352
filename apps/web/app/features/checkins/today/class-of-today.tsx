import type { ClassToday } from '@pulse/contract/client';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { TimeText } from '#ui/display/time-text.tsx';
import { joinClasses } from '#ui/layout/join-classes.ts';
import { Note } from '#ui/layout/note.tsx';
import { Text } from '#ui/layout/text.tsx';
import { classLine, Occupancy } from '../figures/class-line.tsx';
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
    <li className={joinClasses(classLine.line, classes.class)}>
      <TimeText instant={session.starts_at} timeZone={timeZone} className={classLine.time} />
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
      <Occupancy booked={booked} capacity={capacity} label={t('fill', { booked, capacity })} />
    </li>
  );
}
