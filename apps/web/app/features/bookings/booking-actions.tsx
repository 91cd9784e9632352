import { Button } from '@mantine/core';
import type { Booking } from '@pulse/contract/client';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from './booking-row.module.css';
import { leaveOf } from './leave-of.ts';
import { RebookLink } from './rebook-link.tsx';
import { useTakeHeldPlace } from './use-take-held-place.ts';

interface BookingActionsProps {
  booking: Booking;
  past: boolean;
  onCancel: (booking: Booking) => void;
  onCalendar: (booking: Booking) => void;
}

/** What can be done with a booking right now; nothing that would only be refused. */
export function BookingActions({ booking, past, onCancel, onCalendar }: BookingActionsProps) {
  const { t } = useTranslation('bookings');
  const take = useTakeHeldPlace();
  const { status, session } = booking;
  const name = `${session.title}, ${session.local_start}`;
  const begun = Date.parse(session.starts_at) <= Date.now();

  if (past || status === 'cancelled') {
    return (
      <div className={classes.actions}>
        <RebookLink booking={booking} />
      </div>
    );
  }
  if (begun && status !== 'pending') return null;
  return (
    <div className={classes.actions}>
      {booking.pending_for === 'offer' && (
        <Button
          size="sm"
          variant="offer"
          loading={take.isPending}
          onClick={() => take.mutate({ path: { id: booking.id } })}
        >
          {t('action.take')}
        </Button>
      )}
      {booking.checkout_url && (
        <Button size="sm" variant="filled" component={Link} to={booking.checkout_url}>
          {t('action.pay')}
        </Button>
      )}
      {status === 'confirmed' && (
        <Button
          size="sm"
          onClick={() => onCalendar(booking)}
          aria-label={t('action.calendarOf', { name })}
        >
          {t('action.calendar')}
        </Button>
      )}
      <Button
        size="sm"
        variant="subtle"
        onClick={() => onCancel(booking)}
        aria-label={t(`action.leaveOf.${leaveOf(booking)}`, { name })}
      >
        {t(`action.leave.${leaveOf(booking)}`)}
      </Button>
    </div>
  );
}
