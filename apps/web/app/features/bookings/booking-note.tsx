import type { Booking } from '@pulse/contract/client';
import { useTranslation } from 'react-i18next';
import classes from './booking-row.module.css';
import { CancelCostNote } from './cancel-cost-note.tsx';
import { CancelledNote } from './cancelled-note.tsx';
import { useWhen } from './use-when.ts';
import { WaitlistNote } from './waitlist-note.tsx';

/** What stands under a booking: its price of cancelling, its turn in line, or why it ended. */
export function BookingNote({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings');
  const when = useWhen(booking.session.time_zone);
  const { status, held_until: heldUntil, pending_for: pendingFor } = booking;
  if (status === 'confirmed') return <CancelCostNote booking={booking} />;
  if (status === 'waitlisted') return <WaitlistNote booking={booking} />;
  if (status === 'cancelled') return <CancelledNote booking={booking} />;
  if (status === 'pending' && heldUntil) {
    const held = pendingFor === 'payment' ? 'note.payBy' : 'note.heldUntil';
    return <p className={classes.note}>{t(held, { when: when(heldUntil, Date.now()) })}</p>;
  }
  if (status === 'no_show') return <p className={classes.note}>{t('note.missed')}</p>;
  return null;
}
