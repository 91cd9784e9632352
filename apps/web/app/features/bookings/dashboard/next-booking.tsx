import type { Booking } from '@pulse/contract/client';
import { localDayOf } from '@pulse/domain';
import { IconMapPin } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { VenueCover } from '#ui/cover-art/venue-cover.tsx';
import { TimeText } from '#ui/display/time-text.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Numeral } from '#ui/layout/numeral.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/layout/text.tsx';
import { BookingStatusMark } from '../list/booking-status-mark.tsx';
import { guestsText } from '../texts/guests-text.ts';
import { useDayLabel } from '../use-day-label.ts';
import { useNowUntil } from '../use-now-until.ts';
import { CheckInActions } from './check-in-actions.tsx';
import classes from './dashboard.module.css';
import { directionsLink } from './directions-link.ts';
import { LiveCountdown } from './live-countdown.tsx';

/** Card of the next class: start, countdown, venue, directions and check-in. */
export function NextBooking({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const dayLabel = useDayLabel();
  const { session } = booking;
  const { venue, starts_at, time_zone } = session;
  const now = useNowUntil((at) => localDayOf(at, time_zone).endsAt);
  const day = dayLabel(starts_at, time_zone, now);
  const guests = guestsText(booking, t, format);
  return (
    <Card as="article" className={classes.card}>
      <div className={classes.details}>
        <Row as="p" align="center" className={classes.state}>
          <BookingStatusMark booking={booking} />
          <span>{day}</span>
        </Row>
        <Row as="p" align="end" gap={4} className={classes.start}>
          <Numeral size="hero">
            <TimeText instant={starts_at} timeZone={time_zone} />
          </Numeral>
          <span className={classes.countdown}>
            <LiveCountdown until={starts_at} />
          </span>
        </Row>
        <Heading className={classes.title}>{session.title}</Heading>
        <Text tone="quiet" className={classes.place}>
          {t(session.trainer_name ? 'next.withTrainer' : 'next.place', {
            venue: venue.name,
            area: venue.district || format.city(venue.city),
            trainer: session.trainer_name,
          })}
        </Text>
        {guests && <Text tone="quiet">{guests}</Text>}
        <ActionBar>
          <CheckInActions booking={booking} />
          <ActionLink
            to={directionsLink(venue, navigator.userAgent)}
            target="_blank"
            rel="noreferrer"
          >
            <IconMapPin size={20} stroke={1.6} aria-hidden="true" />
            {t('next.directions')}
          </ActionLink>
        </ActionBar>
      </div>
      <VenueCover
        venue={venue}
        activity={session.activity}
        sizes="(min-width: 48em) 400px, 100vw"
        eager
        className={classes.cover}
      />
    </Card>
  );
}
