import { Button } from '@mantine/core';
import type { Booking } from '@pulse/contract/client';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { useFormatWhen } from '../use-format-when.ts';

/** Link to book the same class on its next date, or to its venue when there is none. */
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
  return (
    <Button
      size="sm"
      component={Link}
      to={`/app/venue/${venue.id}?session=${rebook.class_session_id}`}
    >
      {t('action.againAt', { when: startsAt })}
      <span className="visually-hidden">: {title}</span>
    </Button>
  );
}
