import type { Booking } from '@pulse/contract/client';
import { useTranslation } from 'react-i18next';
import { TimeText } from '../../../ui/display/time-text.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { dayLabel } from '../day-label.ts';
import classes from './booking-row.module.css';

/** The largest thing in a row: when it starts, on the venue's clock. */
export function BookingTime({ booking, past }: { booking: Booking; past: boolean }) {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const { starts_at, time_zone } = booking.session;
  const dayLabels = { today: t('today'), tomorrow: t('tomorrow') };
  const day = past
    ? format.date(starts_at, 'fullDate', time_zone)
    : dayLabel(starts_at, time_zone, Date.now(), format, dayLabels);
  return (
    <p className={classes.when}>
      <TimeText instant={starts_at} zone={time_zone} className={classes.time} />
      <span className={classes.day}>{day}</span>
    </p>
  );
}
