import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format/use-format.ts';
import { BookDeadline } from './book-deadline.tsx';
import { BookFailure } from './book-failure.tsx';
import { BookLead } from './book-lead.tsx';
import type { BookPanelProps } from './book-panel-props.ts';
import classes from './book-sheet.module.css';
import { dayLabel } from './day-label.ts';

/** A full class: the place in line it would be, and how a freed place comes to whoever waits. */
export function BookWaitlist({ session, booking }: BookPanelProps) {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const { confirms_until: turn, time_zone, waitlisted } = session;
  const now = Date.now();
  const words = { today: t('inToday'), tomorrow: t('inTomorrow') };
  const when = `${dayLabel(turn, time_zone, now, format, words)}, ${format.time(turn, time_zone)}`;
  return (
    <div className={classes.panel}>
      <p className={classes.strong}>{session.title}</p>
      <BookLead session={session} />
      <BookFailure error={booking.error} />
      <div className={classes.position}>
        <span className={classes.number}>{waitlisted + 1}</span>
        <p>
          {t('book.line.position', { position: waitlisted + 1 })}{' '}
          {Date.parse(turn) > now ? t('note.confirmedByItself', { when }) : t('note.heldForYou')}
        </p>
      </div>
      <dl className={classes.facts}>
        <BookDeadline session={session} />
      </dl>
      <div className={classes.actions}>
        <Button
          variant="book"
          size="lg"
          fullWidth
          loading={booking.isPending}
          onClick={() => booking.mutate('waitlist')}
          data-autofocus
        >
          {t('book.line.join')}
        </Button>
        <p className={classes.hint}>{t('book.line.costs')}</p>
      </div>
    </div>
  );
}
