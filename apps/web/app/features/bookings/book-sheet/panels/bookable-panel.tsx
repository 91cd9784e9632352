import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { ClassCover } from '../../class-details/class-cover.tsx';
import { ClassDetails } from '../../class-details/class-details.tsx';
import type { BookPanelProps } from '../book-panel-props.ts';
import classes from '../book-sheet.module.css';
import { BookingCommitment } from './booking-commitment.tsx';
import { BookingError } from './booking-error.tsx';
import { BookingSummary } from './booking-summary.tsx';
import { SessionTimeAndPlace } from './session-time-and-place.tsx';

/** A session that can be booked: its summary and the primary button. */
export function BookablePanel({ session, eligibility, bookMutation }: BookPanelProps) {
  const { t } = useTranslation('bookings');
  const time = useFormat().time(session.starts_at, session.time_zone);
  return (
    <Stack>
      <ClassCover session={session} />
      <SessionTimeAndPlace session={session} />
      <ClassDetails session={session} />
      <BookingSummary session={session} />
      <Button
        component={Link}
        to={`/app/series/${session.id}`}
        variant="subtle"
        size="lg"
        fullWidth
      >
        {t('action.series')}
      </Button>
      <BookingError error={bookMutation.error} />
      <Stack gap={3} className={`${classes.actions} ${classes.stickyActions}`}>
        <BookingCommitment session={session} uses={eligibility.uses} />
        <Button
          variant="primary"
          size="lg"
          fullWidth
          loading={bookMutation.isPending}
          onClick={() => bookMutation.mutate('place')}
          data-autofocus
        >
          {bookMutation.isError ? t('book.again') : t('book.book', { time })}
        </Button>
      </Stack>
    </Stack>
  );
}
