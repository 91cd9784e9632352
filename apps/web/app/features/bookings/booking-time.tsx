import type { Booking } from '@pulse/contract/client';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format/use-format.ts';
import { TimeText } from '../../ui/time-text.tsx';
import classes from './booking-row.module.css';
import { dayLabel } from './day-label.ts';

/** The largest thing in a row: when it starts, on the venue's clock. */
export function BookingTime({ booking, past }: { booking: Booking; past: boolean }) {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const { starts_at, time_zone } = booking.session;
  const words = { today: t('today'), tomorrow: t('tomorrow') };
  const day = past
    ? format.date(starts_at, 'fullDate', time_zone)
    : dayLabel(starts_at, time_zone, Date.now(), format, words);
  return (
    <p className={classes.when}>
      <TimeText instant={starts_at} zone={time_zone} className={classes.time} />
      <span className={classes.day}>{day}</span>
    </p>
  );
}
