import type { Booking } from '@pulse/contract/client';
import { IconMapPin, IconQrcode } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '../../ui/action.tsx';
import { Floor } from '../../ui/floors/floor.tsx';
import { floorOfActivity } from '../../ui/floors/floor-of-activity.ts';
import { useFormat } from '../../ui/format/use-format.ts';
import { TimeText } from '../../ui/time-text.tsx';
import { useNow } from '../../ui/use-now.ts';
import { BookingState } from './booking-state.tsx';
import { dayLabel } from './day-label.ts';
import classes from './next-booking.module.css';

const MINUTE_MS = 60_000;

/** The next class, its time larger than anything else, with the way there and the way in. */
export function NextBooking({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const now = useNow(MINUTE_MS / 2);
  const { session } = booking;
  const { venue, starts_at, time_zone } = session;
  const opens = Date.parse(booking.check_in_opens_at);
  const isOpen = now >= opens && now < Date.parse(booking.check_in_closes_at);
  const day = dayLabel(starts_at, time_zone, now, format, {
    today: t('today'),
    tomorrow: t('tomorrow'),
  });
  const openingTime = format.time(booking.check_in_opens_at, time_zone);
  return (
    <article className={classes.card}>
      <div className={classes.words}>
        <p className={classes.state}>
          <BookingState booking={booking} />
          <span>
            {day}, {format.relative(starts_at, now)}
          </span>
        </p>
        <TimeText instant={starts_at} zone={time_zone} className={classes.time} />
        <h2 className={classes.title}>{session.title}</h2>
        <p className={classes.place}>
          {t(session.trainer_name ? 'next.withTrainer' : 'next.place', {
            venue: venue.name,
            area: venue.district || venue.city,
            trainer: session.trainer_name,
          })}
        </p>
        <div className={classes.actions}>
          <ActionLink to="/app/venue-checkin" variant={isOpen ? 'book' : 'filled'}>
            <IconQrcode size={20} stroke={1.6} aria-hidden="true" />
            {isOpen ? t('next.checkIn') : t('next.checkInOpens', { time: openingTime })}
          </ActionLink>
          <ActionLink
            to={`https://www.openstreetmap.org/directions?to=${venue.latitude}%2C${venue.longitude}`}
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
