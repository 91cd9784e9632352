import type { Booking } from '@pulse/contract/client';
import { IconClock, IconId } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Row } from '#ui/layout/row.tsx';
import { useNowUntil } from '../use-now-until.ts';
import classes from './dashboard.module.css';

/**
 * The check-in of the next class: the digital ID; a phone has the scanner in its bottom bar. Outside
 * the check-in window a note says when it opens or that it closed.
 */
export function CheckInActions({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const opensAt = Date.parse(booking.check_in_opens_at);
  const closesAt = Date.parse(booking.check_in_closes_at);
  const now = useNowUntil((at) => [opensAt, closesAt].find((instant) => instant > at) ?? null);
  const formatTime = (instant: string) => format.time(instant, booking.session.time_zone);
  if (booking.status === 'completed') return null;
  if (now < opensAt || now >= closesAt)
    return (
      <Row as="p" align="center" wrap={false} className={classes.checkInNote}>
        <IconClock size={20} stroke={1.6} aria-hidden="true" />
        {now < opensAt
          ? t('next.checkInOpens', { time: formatTime(booking.check_in_opens_at) })
          : t('next.checkInClosed', { time: formatTime(booking.check_in_closes_at) })}
      </Row>
    );
  return (
    <ActionLink to="/app/digital-id" variant="primary">
      <IconId size={20} stroke={1.6} aria-hidden="true" />
      {t('next.checkIn')}
    </ActionLink>
  );
}
