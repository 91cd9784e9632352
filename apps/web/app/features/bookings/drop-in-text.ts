import type { Booking } from '@pulse/contract/client';
import type { EpochMs } from '@pulse/domain';
import type { useTranslation } from '#light-translator';
import type { useFormat } from '#ui/format/use-format.ts';

type Format = Pick<ReturnType<typeof useFormat>, 'date' | 'money'>;
type Translate = ReturnType<typeof useTranslation<'bookings'>>['t'];

/**
 * One sentence on what has become of the price of a drop-in; null for a booking by plan, and while
 * the price pays for a place.
 */
export function dropInText(
  booking: Booking,
  now: EpochMs,
  t: Translate,
  format: Format,
): string | null {
  const dropIn = booking.drop_in;
  if (!dropIn) return null;
  const amount = format.money(dropIn.amount);
  switch (dropIn.state) {
    case 'paid':
      return null;
    case 'unpaid':
      return t('money.unpaid');
    case 'kept': {
      if (booking.status === 'no_show') return t('money.missed', { amount });
      const canBeTaken = Date.parse(booking.session.starts_at) > now;
      return t(canBeTaken ? 'money.keptUnlessTaken' : 'money.kept', { amount });
    }
    case 'refund_due':
    case 'refunded': {
      if (!dropIn.refund_by || Date.parse(dropIn.refund_by) <= now)
        return t('money.refunded', { amount });
      const wasTaken = booking.late_cancelled && booking.cancelled_by === 'member';
      const date = format.date(dropIn.refund_by, 'date');
      return t(wasTaken ? 'money.refundTaken' : 'money.refund', { amount, date });
    }
  }
}
