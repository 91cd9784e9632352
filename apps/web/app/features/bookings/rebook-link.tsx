import { Button } from '@mantine/core';
import type { Booking } from '@pulse/contract/client';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useWhen } from './use-when.ts';

/** The way back: to the same class on its next date, or to its venue when there is none. */
export function RebookLink({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings');
  const when = useWhen(booking.session.time_zone);
  const { venue, title } = booking.session;
  const { rebook } = booking;
  if (!rebook)
    return (
      <Button size="sm" component={Link} to={`/app/venue/${venue.id}`}>
        {t('action.venue')}
        <span className="visually-hidden">: {venue.name}</span>
      </Button>
    );
  const at = when(rebook.starts_at, Date.now());
  return (
    <Button
      size="sm"
      component={Link}
      to={`/app/venue/${venue.id}?session=${rebook.class_session_id}`}
    >
      {t('action.againAt', { when: at })}
      <span className="visually-hidden">: {title}</span>
    </Button>
  );
}
