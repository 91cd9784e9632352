import { Button } from '@mantine/core';
import type { Booking } from '@pulse/contract/client';
import { IconCheck, IconListNumbers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../ui/format/use-format.ts';
import classes from './book-done.module.css';
import sheet from './book-sheet.module.css';
import { BookingNote } from './booking-note.tsx';
import { useDownloadCalendar } from './use-download-calendar.ts';

interface BookDoneProps {
  made: Booking;
  onClose: () => void;
}

/** The moment after: the mark with its rings, what is booked, and where it goes from here. */
export function BookDone({ made, onClose }: BookDoneProps) {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const calendar = useDownloadCalendar();
  const { session, status } = made;
  const waits = status === 'waitlisted';
  const Mark = waits ? IconListNumbers : IconCheck;
  return (
    <div className={sheet.panel}>
      <div className={classes.moment} data-waits={waits || undefined}>
        <span className={classes.mark} aria-hidden="true">
          <Mark size={26} stroke={2.4} />
        </span>
        <p className={classes.what}>
          {session.title}
          <span>
            {format.date(session.starts_at, 'day', session.time_zone)},{' '}
            {format.time(session.starts_at, session.time_zone)}, {session.venue.name}
          </span>
        </p>
      </div>
      <BookingNote booking={made} />
      <div className={sheet.actions}>
        <Button
          variant="filled"
          size="lg"
          component={Link}
          to={`/app/bookings?view=${waits ? 'waitlisted' : 'upcoming'}`}
        >
          {waits ? t('book.done.seeLine') : t('book.done.see')}
        </Button>
        <div className={sheet.pair}>
          {status === 'confirmed' && (
            <Button loading={calendar.isPending} onClick={() => calendar.mutate(made)}>
              {t('action.calendar')}
            </Button>
          )}
          <Button onClick={onClose}>{t('book.done.goOn')}</Button>
        </div>
      </div>
    </div>
  );
}
