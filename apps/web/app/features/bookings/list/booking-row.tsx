import type { Booking } from '@pulse/contract/client';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { VenueCover } from '#ui/cover-art/venue-cover.tsx';
import { Countdown } from '#ui/display/countdown.tsx';
import { RollingText } from '#ui/display/figures/rolling-text.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { Text } from '#ui/layout/text.tsx';
import { holdSeconds } from '../held-place/hold-seconds.ts';
import { guestsText } from '../texts/guests-text.ts';
import { BookingActions } from './booking-actions.tsx';
import { BookingNote } from './booking-note.tsx';
import classes from './booking-row.module.css';
import { BookingStatusMark } from './booking-status-mark.tsx';
import { BookingTime } from './booking-time.tsx';

interface BookingRowProps {
  booking: Booking;
  onCancel: (booking: Booking) => void;
  onCalendar: (booking: Booking) => void;
}

/** One booking: time, class, venue, status and actions. */
export function BookingRow({ booking, onCancel, onCalendar }: BookingRowProps) {
  const { session } = booking;
  const isPast = Date.parse(session.ends_at) < Date.now();
  const trainer = session.trainer_name;
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const guests = guestsText(booking, t, format);
  return (
    <li
      id={`booking-${booking.id}`}
      tabIndex={-1}
      className={classes.row}
      data-cancelled={booking.status === 'cancelled' || undefined}
    >
      <BookingTime booking={booking} isPast={isPast || booking.status === 'cancelled'} />
      <div className={classes.details}>
        <Heading size={4} className={classes.title}>
          <Link to={`/app/venue/${session.venue.id}`}>{session.title}</Link>
        </Heading>
        <Text as="div" tone="quiet" className={classes.place}>
          {[session.venue.name, session.venue.district || format.city(session.venue.city)].join(
            ', ',
          )}
          {trainer && <Text size="small">{trainer}</Text>}
        </Text>
        <BookingStatusMark booking={booking} />
        {guests && <Text size="small">{guests}</Text>}
      </div>
      <RowVisual booking={booking} />
      <div className={classes.footer}>
        <div className={classes.notes}>
          <BookingNote booking={booking} />
        </div>
        <BookingActions
          booking={booking}
          isPast={isPast}
          onCancel={onCancel}
          onCalendar={onCalendar}
        />
      </div>
    </li>
  );
}

/** The end of a row: the time left of a held place, the waitlist position, or the cover art. */
function RowVisual({ booking }: { booking: Booking }) {
  const { session, waitlist_position: position, held_until: heldUntil } = booking;
  if (booking.pending_for === 'offer' && heldUntil)
    return (
      <div className={classes.ring}>
        <Countdown
          until={heldUntil}
          length={holdSeconds(session, heldUntil)}
          size={72}
          tone="plain"
        />
      </div>
    );
  if (position !== null) return <WaitlistPosition position={position} size={session.waitlisted} />;
  return (
    <VenueCover
      venue={session.venue}
      activity={session.activity}
      sizes="160px"
      className={classes.cover}
    />
  );
}

function WaitlistPosition({ position, size }: { position: number; size: number }) {
  const { t } = useTranslation('bookings');
  return (
    <Text size="small" tone="quiet" className={classes.waitlist}>
      <RollingText className={classes.position}>{String(position)}</RollingText>
      <RollingText>{t('waitlistSize', { size: Math.max(size, position) })}</RollingText>
    </Text>
  );
}
