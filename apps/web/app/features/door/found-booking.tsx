import { Button } from '@mantine/core';
import type { LookUpMembersResponse } from '@pulse/contract/client';
import { checkInWindow } from '@pulse/domain';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format/use-format.ts';
import { StatusMark } from '../../ui/status-mark.tsx';
import classes from './look-up-sheet.module.css';
import { useCheckInByHand } from './use-check-in-by-hand.ts';

interface FoundBookingProps {
  booking: LookUpMembersResponse['items'][number];
  zone: string;
  onSay: (sentence: string) => void;
}

/** One booking found by name, with what can be done now: check in, or when that opens. */
export function FoundBooking({ booking, zone, onSay }: FoundBookingProps) {
  const { t } = useTranslation('door');
  const format = useFormat();
  const { busy, checkIn } = useCheckInByHand(onSay);
  const { full_name: name, session_title: title, starts_at, status } = booking;
  const window = checkInWindow(Date.parse(starts_at), Date.now());
  return (
    <li className={classes.row}>
      <span className={classes.time}>{format.time(starts_at, zone)}</span>
      <div className={classes.words}>
        <p className={classes.name}>{name}</p>
        <p className={classes.what}>{title}</p>
      </div>
      {status === 'completed' && <StatusMark state="arrived">{t('lookUp.arrived')}</StatusMark>}
      {status !== 'completed' && window.state === 'too_early' && (
        <p className={classes.what}>
          {t('lookUp.opensAt', { time: format.time(window.opens_at, zone) })}
        </p>
      )}
      {status !== 'completed' && window.state !== 'too_early' && (
        <Button
          size="sm"
          loading={busy}
          aria-label={t(status === 'no_show' ? 'roster.wasHereOf' : 'roster.checkInOf', { name })}
          onClick={() => checkIn(booking.booking_id)}
        >
          {t(status === 'no_show' ? 'roster.wasHere' : 'roster.checkIn')}
        </Button>
      )}
    </li>
  );
}
