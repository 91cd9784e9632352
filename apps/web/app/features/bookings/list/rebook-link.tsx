import { Button } from '@mantine/core';
import type { Booking } from '@pulse/contract/client';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { useFormatWhen } from '../use-format-when.ts';

/**
 * Link to the next date of the same class, with what the member can do about it: book, join the
 * waitlist, or see their own booking. To the venue when there is nothing to do.
 */
export function RebookLink({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings');
  const formatWhen = useFormatWhen(booking.session.time_zone);
  const { venue, title } = booking.session;
  const { rebook } = booking;
  if (!rebook)
    return (
      <Button size="sm" component={Link} to={`/app/venue/${venue.id}`}>
        {t('action.venue')}
        <span className="visually-hidden">: {venue.name}</span>
      </Button>
    );
  const startsAt = formatWhen(rebook.starts_at, Date.now());
  const to = rebook.own_booking_id
    ? `/app/bookings#booking-${rebook.own_booking_id}`
    : `/app/venue/${venue.id}?session=${rebook.class_session_id}`;
  return (
    <Button size="sm" component={Link} to={to}>
      {t(`action.next.${rebook.action}`, { when: startsAt })}
      <span className="visually-hidden">: {title}</span>
    </Button>
  );
}
