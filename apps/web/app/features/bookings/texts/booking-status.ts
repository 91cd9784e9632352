import type { Booking } from '@pulse/contract/client';
import type { EpochMs } from '@pulse/domain';

/**
 * The state of a booking as its badge shows it: who has checked in has arrived until the class ends,
 * and has attended after that.
 */
export function bookingStatus(
  booking: Pick<Booking, 'status' | 'pending_for' | 'checked_in_at'> & {
    session: { ends_at: string };
  },
  now: EpochMs,
) {
  const { status, pending_for: pendingFor, checked_in_at: checkedInAt, session } = booking;
  if (status === 'pending') return pendingFor === 'payment' ? 'payment' : 'offered';
  if (status === 'completed')
    return checkedInAt !== null && now < Date.parse(session.ends_at) ? 'arrived' : 'completed';
  return status;
}
