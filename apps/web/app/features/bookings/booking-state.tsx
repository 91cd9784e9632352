import type { Booking } from '@pulse/contract/client';
import { useTranslation } from 'react-i18next';
import { StatusMark } from '../../ui/status-mark.tsx';

const marks = {
  confirmed: 'confirmed',
  waitlisted: 'waitlisted',
  completed: 'completed',
  no_show: 'no_show',
} as const;

/** Where a booking stands, as colour, icon and word. */
export function BookingState({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings');
  if (booking.status === 'pending') {
    return <StatusMark state={booking.pending_for === 'payment' ? 'payment' : 'offered'} />;
  }
  if (booking.status === 'cancelled') {
    const by = booking.cancelled_by ?? 'member';
    return <StatusMark state="cancelled">{t(`cancelledBy.${by}`)}</StatusMark>;
  }
  return <StatusMark state={marks[booking.status]} />;
}
