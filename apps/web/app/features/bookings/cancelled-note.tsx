import type { Booking } from '@pulse/contract/client';
import { useTranslation } from 'react-i18next';
import classes from './booking-row.module.css';
import { useWhen } from './use-when.ts';

/** The reasons that the server gives as a code; a venue writes its own in words. */
const coded = ['overlap', 'offer_expired', 'payment_expired', 'payment_declined'] as const;

/** When a booking was cancelled, why, and what that cost; who did it says the mark above. */
export function CancelledNote({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings');
  const when = useWhen(booking.session.time_zone);
  const { cancelled_at: at, cancel_reason: reason } = booking;
  const code = coded.find((one) => one === reason);
  const why = code ? t(`why.${code}`) : reason;
  return (
    <div className={classes.note}>
      {why && <p className={classes.why}>{why}</p>}
      <p>{costOf(booking, t)}</p>
      {at && <p className={classes.at}>{t('cancelledOn', { when: when(at, Date.now()) })}</p>}
    </div>
  );
}

type Words = ReturnType<typeof useTranslation<'bookings'>>['t'];

function costOf(booking: Booking, t: Words): string {
  const { late_cancelled: late, visit_returned: returned, cancelled_by: by } = booking;
  if (booking.paid_by === 'drop_in') {
    if (late) return t(returned ? 'note.priceReturned' : 'note.priceUsed');
    return t(by === 'venue' ? 'note.priceBack' : 'note.costNothing');
  }
  if (late) return t(returned ? 'note.visitReturned' : 'note.usedVisit');
  return t(by === 'venue' ? 'note.visitBack' : 'note.costNothing');
}
