import { Button } from '@mantine/core';
import type { ClassSession, Eligibility } from '@pulse/contract/client';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format/use-format.ts';
import classes from './book-next-bar.module.css';
import { dayLabel } from './day-label.ts';

interface BookNextBarProps {
  session: ClassSession;
  eligibility: Eligibility;
  onPick: (session: ClassSession) => void;
}

/** The one ember action of a venue: the next class that can be booked, with its deadline and cost. */
export function BookNextBar({ session, eligibility, onPick }: BookNextBarProps) {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const { free_cancel_until, uses } = eligibility;
  const zone = session.time_zone;
  const words = { today: t('inToday'), tomorrow: t('inTomorrow') };
  const left = uses.visits_left_after;
  return (
    <aside className={classes.bar} aria-label={session.title}>
      <div className={classes.words}>
        <p className={classes.strong}>
          {t('book.bar.free', {
            day: dayLabel(free_cancel_until, zone, Date.now(), format, words),
            time: format.time(free_cancel_until, zone),
          })}
        </p>
        <p>{left === null ? t('book.oneVisit') : t('book.bar.uses', { count: left })}</p>
      </div>
      <Button variant="book" size="md" onClick={() => onPick(session)}>
        {t('book.book', { time: session.local_start })}
      </Button>
    </aside>
  );
}
