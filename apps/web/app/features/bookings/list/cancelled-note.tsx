import type { Booking } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Text } from '#ui/layout/text.tsx';
import { dropInText } from '../drop-in-text.ts';
import { useFormatWhen } from '../use-format-when.ts';
import classes from './booking-row.module.css';

/** The reasons that the server sends as a code; a venue writes its own text. */
const reasonCodes = [
  'overlap',
  'offer_expired',
  'payment_expired',
  'payment_declined',
  'membership_paused',
  'membership_ended',
] as const;

/** When a booking was cancelled, why, and what that cost; the status mark above says by whom. */
export function CancelledNote({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const formatWhen = useFormatWhen(booking.session.time_zone);
  const now = Date.now();
  const { cancelled_at: at, cancel_reason: reason } = booking;
  const code = reasonCodes.find((known) => known === reason);
  const reasonText = code ? t(`cancelReason.${code}`) : reason;
  return (
    <div className={classes.note}>
      {reasonText && (
        <Text strong className={classes.reason}>
          {reasonText}
        </Text>
      )}
      <p>{dropInText(booking, now, t, format) ?? visitText(booking, t)}</p>
      {at && <p>{t('cancelledOn', { when: formatWhen(at, now) })}</p>}
    </div>
  );
}

type Translate = ReturnType<typeof useTranslation<'bookings'>>['t'];

function visitText(booking: Booking, t: Translate): string {
  const { late_cancelled: isLate, visit_returned: isReturned, cancelled_by: cancelledBy } = booking;
  if (isLate) return t(isReturned ? 'note.visitReturned' : 'note.usedVisit');
  return t(cancelledBy === 'venue' ? 'note.visitBack' : 'note.costNothing');
}
