import { Button } from '@mantine/core';
import type { Booking } from '@pulse/contract/client';
import { IconCheck, IconListNumbers } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { PlaceDots } from '#ui/display/figures/place-dots.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Numeral } from '#ui/layout/numeral.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { useDownloadCalendar } from '../../calendar/use-download-calendar.ts';
import { BookingNote } from '../../list/booking-note.tsx';
import classes from '../book-sheet.module.css';

interface BookedPanelProps {
  booking: Booking;
  onClose: () => void;
}

/** Shown after a successful booking: the session, its status and the next actions. */
export function BookedPanel({ booking, onClose }: BookedPanelProps) {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const calendar = useDownloadCalendar();
  const { session, status } = booking;
  const isWaitlisted = status === 'waitlisted';
  const StatusIcon = isWaitlisted ? IconListNumbers : IconCheck;
  return (
    <Stack>
      <div className={classes.confirmation} data-waitlisted={isWaitlisted || undefined}>
        <span className={classes.mark} aria-hidden="true">
          <StatusIcon size={26} stroke={2.4} />
        </span>
        <Stack gap={1}>
          <Numeral as="p">{session.title}</Numeral>
          <Text tone="quiet">
            {format.date(session.starts_at, 'day', session.time_zone)},{' '}
            {format.time(session.starts_at, session.time_zone)}, {session.venue.name}
          </Text>
        </Stack>
        {status === 'confirmed' && (
          <PlaceDots capacity={session.capacity} taken={session.booked} yours filling />
        )}
      </div>
      <BookingNote booking={booking} />
      <Stack gap={3} className={classes.actions}>
        <Button
          variant="filled"
          size="lg"
          component={Link}
          to={`/app/bookings?view=${isWaitlisted ? 'waitlisted' : 'upcoming'}`}
        >
          {isWaitlisted ? t('book.done.seeWaitlist') : t('book.done.see')}
        </Button>
        <div className={classes.buttonRow}>
          {status === 'confirmed' && (
            <Button loading={calendar.isPending} onClick={() => calendar.mutate(booking)}>
              {t('action.calendar')}
            </Button>
          )}
          <Button onClick={onClose}>{t('book.done.close')}</Button>
        </div>
      </Stack>
    </Stack>
  );
}
