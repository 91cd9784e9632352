import { Button } from '@mantine/core';
import type { Booking } from '@pulse/contract/client';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { cancellationKind } from '../cancel-sheet/cancellation-kind.ts';
import { useAcceptOffer } from '../held-place/use-accept-offer.ts';
import { MoveButton } from '../move/move-button.tsx';
import { BringFriendButton } from '../together/bring-friend-button.tsx';
import classes from './booking-row.module.css';
import { RebookLink } from './rebook-link.tsx';

interface BookingActionsProps {
  booking: Booking;
  isPast: boolean;
  onCancel: (booking: Booking) => void;
  onCalendar: (booking: Booking) => void;
}

/** The actions available for a booking now; none that the server would refuse. */
export function BookingActions({ booking, isPast, onCancel, onCalendar }: BookingActionsProps) {
  const { t } = useTranslation('bookings');
  const acceptOffer = useAcceptOffer();
  const { status, session } = booking;
  const name = `${session.title}, ${session.local_start}`;
  const hasStarted = Date.parse(session.starts_at) <= Date.now();

  if (isPast || status === 'cancelled') {
    return (
      <ActionBar className={classes.actions}>
        <RebookLink booking={booking} />
      </ActionBar>
    );
  }
  // A member who has arrived can neither cancel nor bring a friend.
  if (status === 'completed' || (hasStarted && status !== 'pending')) return null;
  return (
    <ActionBar className={classes.actions}>
      {booking.pending_for === 'offer' && (
        <Button
          size="sm"
          variant="offer"
          loading={acceptOffer.isPending}
          onClick={() => acceptOffer.mutate({ path: { id: booking.id } })}
        >
          {t('action.accept')}
        </Button>
      )}
      {booking.checkout_url && (
        <Button size="sm" variant="filled" component={Link} to={booking.checkout_url}>
          {t('action.pay')}
        </Button>
      )}
      {status === 'confirmed' && <BringFriendButton booking={booking} />}
      {status === 'confirmed' && (
        <Button
          size="sm"
          onClick={() => onCalendar(booking)}
          aria-label={t('action.calendarOf', { name })}
        >
          {t('action.calendarShort')}
        </Button>
      )}
      {(status === 'confirmed' || status === 'waitlisted') && <MoveButton booking={booking} />}
      <Button
        size="sm"
        variant="subtle"
        onClick={() => onCancel(booking)}
        aria-label={t(`action.cancelOf.${cancellationKind(booking)}`, { name })}
      >
        {t(`action.cancel.${cancellationKind(booking)}`)}
      </Button>
    </ActionBar>
  );
}
