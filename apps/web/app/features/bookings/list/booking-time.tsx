import type { Booking } from '@pulse/contract/client';
import { localDayOf } from '@pulse/domain';
import { TimeText } from '#ui/display/time-text.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Text } from '#ui/layout/text.tsx';
import { useDayLabel } from '../use-day-label.ts';
import { useNowUntil } from '../use-now-until.ts';
import classes from './booking-row.module.css';

/** The start of a booked class in the venue's time zone. */
export function BookingTime({ booking, isPast }: { booking: Booking; isPast: boolean }) {
  const dayLabel = useDayLabel();
  const format = useFormat();
  const { starts_at, time_zone } = booking.session;
  // "Today" on a page that stays open is another word after midnight.
  const now = useNowUntil((at) => localDayOf(at, time_zone).endsAt);
  const day = isPast
    ? format.date(starts_at, 'fullDate', time_zone)
    : dayLabel(starts_at, time_zone, now);
  return (
    <p className={classes.start}>
      <TimeText instant={starts_at} timeZone={time_zone} className={classes.time} />
      <Text as="span" size="small" tone="quiet" className={classes.day}>
        {day}
      </Text>
    </p>
  );
}
