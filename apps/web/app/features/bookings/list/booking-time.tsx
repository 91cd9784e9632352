import type { Booking } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { TimeText } from '../../../ui/display/time-text.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { dayLabel } from '../day-label.ts';
import classes from './booking-row.module.css';

/** The start of a booked class in the venue's time zone. */
export function BookingTime({ booking, isPast }: { booking: Booking; isPast: boolean }) {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const { starts_at, time_zone } = booking.session;
  const dayLabels = { today: t('today'), tomorrow: t('tomorrow') };
  const day = isPast
    ? format.date(starts_at, 'fullDate', time_zone)
    : dayLabel(starts_at, time_zone, Date.now(), format, dayLabels);
  return (
    <p className={classes.start}>
      <TimeText instant={starts_at} timeZone={time_zone} className={classes.time} />
      <span className={classes.day}>{day}</span>
    </p>
  );
}
