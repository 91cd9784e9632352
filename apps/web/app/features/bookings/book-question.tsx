import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format/use-format.ts';
import { BookFacts } from './book-facts.tsx';
import { BookFailure } from './book-failure.tsx';
import { BookLead } from './book-lead.tsx';
import type { BookPanelProps } from './book-panel-props.ts';
import classes from './book-sheet.module.css';

/** The question before booking, with its one ember action. */
export function BookQuestion({ session, eligibility, booking }: BookPanelProps) {
  const { t } = useTranslation('bookings');
  const time = useFormat().time(session.starts_at, session.time_zone);
  return (
    <div className={classes.panel}>
      <BookLead session={session} />
      {session.description && <p className={classes.about}>{session.description}</p>}
      <BookFacts session={session} eligibility={eligibility} />
      <BookFailure error={booking.error} />
      <div className={classes.actions}>
        <Button
          variant="book"
          size="lg"
          fullWidth
          loading={booking.isPending}
          onClick={() => booking.mutate('place')}
          data-autofocus
        >
          {booking.isError ? t('book.again') : t('book.book', { time })}
        </Button>
      </div>
    </div>
  );
}
