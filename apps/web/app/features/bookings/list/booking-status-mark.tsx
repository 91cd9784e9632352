import type { Booking } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { StatusBadge } from '#ui/display/status-badge.tsx';
import { cancelledByKey } from '../cancelled-by.ts';

const markOfStatus = {
  confirmed: 'confirmed',
  waitlisted: 'waitlisted',
  completed: 'completed',
  no_show: 'no_show',
} as const;

/** The status of a booking as colour, icon and text. */
export function BookingStatusMark({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings');
  if (booking.status === 'pending') {
    return <StatusBadge state={booking.pending_for === 'payment' ? 'payment' : 'offered'} />;
  }
  if (booking.status === 'cancelled') {
    return <StatusBadge state="cancelled">{t(cancelledByKey(booking))}</StatusBadge>;
  }
  return <StatusBadge state={markOfStatus[booking.status]} />;
}
