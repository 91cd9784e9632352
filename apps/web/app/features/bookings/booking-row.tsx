import type { Booking } from '@pulse/contract/client';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Floor } from '../../ui/floors/floor.tsx';
import { floorOfActivity } from '../../ui/floors/floor-of-activity.ts';
import { BookingActions } from './booking-actions.tsx';
import { BookingNote } from './booking-note.tsx';
import classes from './booking-row.module.css';
import { BookingState } from './booking-state.tsx';
import { BookingTime } from './booking-time.tsx';

interface BookingRowProps {
  booking: Booking;
  onCancel: (booking: Booking) => void;
}

/** One booking: when, what and where, how it stands, what can be done. */
export function BookingRow({ booking, onCancel }: BookingRowProps) {
  const { session } = booking;
  const past = Date.parse(session.ends_at) < Date.now();
  return (
    <li className={classes.row} data-struck={booking.status === 'cancelled' || undefined}>
      <BookingTime booking={booking} past={past || booking.status === 'cancelled'} />
      <div className={classes.words}>
        <h2 className={classes.title}>
          <Link to={`/app/venue/${session.venue.id}`}>{session.title}</Link>
        </h2>
        <p className={classes.place}>
          {[session.venue.name, session.venue.district || session.venue.city].join(', ')}
        </p>
        <BookingState booking={booking} />
        <BookingNote booking={booking} />
        <BookingActions booking={booking} past={past} onCancel={onCancel} />
      </div>
      {booking.waitlist_position === null ? (
        <Floor
          kind={floorOfActivity(session.activity)}
          seed={session.venue.id}
          className={classes.cover}
        />
      ) : (
        <LinePosition position={booking.waitlist_position} size={session.waitlisted} />
      )}
    </li>
  );
}

function LinePosition({ position, size }: { position: number; size: number }) {
  const { t } = useTranslation('bookings');
  return (
    <p className={classes.line}>
      <span className={classes.position}>{position}</span>
      <span>{t('inLine', { size })}</span>
    </p>
  );
}
