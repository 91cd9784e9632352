import type { Booking } from '@pulse/contract/client';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format/use-format.ts';
import classes from './booking-row.module.css';
import { dayLabel } from './day-label.ts';

/** The sentence under a booking: its deadline, its turn in line, or why it ended and what it cost. */
export function BookingNote({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const zone = booking.session.time_zone;
  const now = Date.now();
  const words = { today: t('inToday'), tomorrow: t('inTomorrow') };
  const when = (instant: string) =>
    `${dayLabel(instant, zone, now, format, words)}, ${format.time(instant, zone)}`;

  const sentence = () => {
    const { free_cancel_until: freeUntil, status } = booking;
    if (status === 'confirmed') {
      return now < Date.parse(freeUntil)
        ? t('note.freeUntil', { when: when(freeUntil) })
        : t('note.freeEnded', { when: when(freeUntil) });
    }
    if (status === 'pending' && booking.held_until) {
      return t(booking.pending_for === 'payment' ? 'note.payBy' : 'note.heldUntil', {
        when: when(booking.held_until),
      });
    }
    if (status === 'waitlisted') {
      const turn = booking.confirms_until;
      return turn && now < Date.parse(turn)
        ? t('note.confirmedByItself', { when: when(turn) })
        : t('note.heldForYou');
    }
    if (status === 'no_show') return t('note.missed');
    if (status === 'cancelled') return [booking.cancel_reason, costOf()].filter(Boolean).join(' ');
    return '';
  };
  const costOf = () => {
    if (!booking.late_cancelled) return booking.cancelled_by === 'venue' ? t('note.visitBack') : '';
    return booking.visit_returned ? t('note.visitReturned') : t('note.usedVisit');
  };

  const text = sentence();
  return text ? <p className={classes.note}>{text}</p> : null;
}
