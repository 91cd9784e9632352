import type { Booking } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { dropInText } from '../drop-in-text.ts';
import { offerText } from '../texts/commitment-text.ts';
import { useFormatWhen } from '../use-format-when.ts';
import classes from './booking-row.module.css';
import { CancellationCostNote } from './cancellation-cost-note.tsx';
import { CancelledNote } from './cancelled-note.tsx';
import { WaitlistNote } from './waitlist-note.tsx';

/** The note below a booking: its cancellation cost, its waitlist position, or why it ended. */
export function BookingNote({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const formatWhen = useFormatWhen(booking.session.time_zone);
  const { status, held_until: heldUntil, pending_for: pendingFor } = booking;
  if (status === 'confirmed') return <CancellationCostNote booking={booking} />;
  if (status === 'waitlisted') return <WaitlistNote booking={booking} />;
  if (status === 'cancelled') return <CancelledNote booking={booking} />;
  if (status === 'pending' && heldUntil) {
    const now = Date.now();
    const when = formatWhen(heldUntil, now);
    return (
      <p className={classes.note}>
        {pendingFor === 'payment'
          ? t('note.payBy', { when })
          : `${t('note.heldUntil', { when })} ${offerText(booking, now, t, formatWhen)}`}
      </p>
    );
  }
  if (status === 'no_show')
    return (
      <p className={classes.note}>
        {dropInText(booking, Date.now(), t, format) ?? t('note.missed')}
      </p>
    );
  return null;
}
