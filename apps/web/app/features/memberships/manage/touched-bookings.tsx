import type { TouchedBooking } from '@pulse/contract/client';
import { useId } from 'react';
import { useFormat } from '#ui/format/use-format.ts';
import classes from './touched-bookings.module.css';

interface TouchedBookingsProps {
  /** What happens to these bookings. */
  title: string;
  bookings: readonly TouchedBooking[];
}

/** The bookings that a change of the membership concerns; nothing where there are none. */
export function TouchedBookings({ title, bookings }: TouchedBookingsProps) {
  const heading = useId();
  const format = useFormat();
  if (bookings.length === 0) return null;
  return (
    <div className={classes.touched}>
      <p id={heading} className={classes.title}>
        {title}
      </p>
      <ul aria-labelledby={heading} className={classes.list}>
        {bookings.map(({ booking_id, title: name, venue_name, starts_at, time_zone }) => (
          <li key={booking_id}>
            <span className={classes.name}>{name}</span>
            <span className={classes.place}>
              {format.date(starts_at, 'day', time_zone)}, {format.time(starts_at, time_zone)},{' '}
              {venue_name}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
