import { Button } from '@mantine/core';
import type { LookUpMembersResponse } from '@pulse/contract/client';
import { checkInWindow } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import { StatusBadge } from '../../../ui/display/status-badge.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { useCheckInByHand } from '../session/use-check-in-by-hand.ts';
import classes from './look-up-sheet.module.css';

interface FoundBookingProps {
  booking: LookUpMembersResponse['items'][number];
  timeZone: string;
  onAnnounce: (message: string) => void;
}

/** One booking found by name, with a check-in button or the time at which check-in opens. */
export function FoundBooking({ booking, timeZone, onAnnounce }: FoundBookingProps) {
  const { t } = useTranslation('front-desk');
  const format = useFormat();
  const { busy, checkIn } = useCheckInByHand(onAnnounce);
  const { full_name: name, session_title: title, starts_at, status } = booking;
  const checkInPeriod = checkInWindow(Date.parse(starts_at), Date.now());
  return (
    <li className={classes.row}>
      <span className={classes.time}>{format.time(starts_at, timeZone)}</span>
      <div className={classes.content}>
        <p className={classes.name}>{name}</p>
        <p className={classes.details}>{title}</p>
      </div>
      {status === 'completed' && <StatusBadge state="arrived">{t('lookUp.arrived')}</StatusBadge>}
      {status !== 'completed' && checkInPeriod.state === 'too_early' && (
        <p className={classes.details}>
          {t('lookUp.opensAt', { time: format.time(checkInPeriod.opens_at, timeZone) })}
        </p>
      )}
      {status !== 'completed' && checkInPeriod.state !== 'too_early' && (
        <Button
          size="sm"
          loading={busy}
          aria-label={t(status === 'no_show' ? 'roster.correctNoShowOf' : 'roster.checkInOf', {
            name,
          })}
          onClick={() => checkIn(booking.booking_id)}
        >
          {t(status === 'no_show' ? 'roster.correctNoShow' : 'roster.checkIn')}
        </Button>
      )}
    </li>
  );
}
