import { cancelBookingMutation } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useRefreshBookings } from '../use-refresh-bookings.ts';
import { showUndoToast } from './undo-cancellation-toast.tsx';

/** Mutation that cancels a booking and then shows the undo toast. */
export function useCancelBooking() {
  const refreshBookings = useRefreshBookings();
  return useMutation({
    ...cancelBookingMutation(),
    onSuccess: (booking) => showUndoToast(booking, refreshBookings),
    onSettled: refreshBookings,
  });
}
