import type { Booking } from '@pulse/contract/client';
import { IconMapPin } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '../../ui/action.tsx';
import { Floor } from '../../ui/floors/floor.tsx';
import { floorOfActivity } from '../../ui/floors/floor-of-activity.ts';
import { useFormat } from '../../ui/format/use-format.ts';
import { TimeText } from '../../ui/time-text.tsx';
import { BookingState } from './booking-state.tsx';
import { CheckInWay } from './check-in-way.tsx';
import { dayLabel } from './day-label.ts';
import { directionsLink } from './directions-link.ts';
import { LiveCountdown } from './live-countdown.tsx';
import classes from './next-booking.module.css';

/** The next class, its time larger than anything else, with the way there and the way in. */
export function NextBooking({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const { session } = booking;
  const { venue, starts_at, time_zone } = session;
  const words = { today: t('today'), tomorrow: t('tomorrow') };
  const day = dayLabel(starts_at, time_zone, Date.now(), format, words);
  return (
    <article className={classes.card}>
      <div className={classes.words}>
        <p className={classes.state}>
          <BookingState booking={booking} />
          <span>{day}</span>
        </p>
        <p className={classes.start}>
          <TimeText instant={starts_at} zone={time_zone} className={classes.time} />
          <span className={classes.countdown}>
            <LiveCountdown until={starts_at} />
          </span>
        </p>
        <h2 className={classes.title}>{session.title}</h2>
        <p className={classes.place}>
          {t(session.trainer_name ? 'next.withTrainer' : 'next.place', {
            venue: venue.name,
            area: venue.district || venue.city,
            trainer: session.trainer_name,
          })}
        </p>
        <div className={classes.actions}>
          <CheckInWay booking={booking} />
          <ActionLink
            to={directionsLink(venue, navigator.userAgent)}
            target="_blank"
            rel="noreferrer"
          >
            <IconMapPin size={20} stroke={1.6} aria-hidden="true" />
            {t('next.directions')}
          </ActionLink>
        </div>
      </div>
      <Floor kind={floorOfActivity(session.activity)} seed={venue.id} className={classes.cover} />
    </article>
  );
}
