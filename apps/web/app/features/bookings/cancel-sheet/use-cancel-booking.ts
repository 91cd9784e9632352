import { type Booking, cancelBookingMutation } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useRefreshBookings } from '../use-refresh-bookings.ts';
import { cancellationKind } from './cancellation-kind.ts';
import { showUndoToast } from './undo-cancellation-toast.tsx';

/** Mutation that cancels this booking and then shows a toast, with undo where that is possible. */
export function useCancelBooking(booking: Booking) {
  const refreshBookings = useRefreshBookings();
  const kind = cancellationKind(booking);
  return useMutation({
    ...cancelBookingMutation(),
    onSuccess: (cancelled) => showUndoToast(cancelled, kind, refreshBookings),
    onSettled: refreshBookings,
  });
}
