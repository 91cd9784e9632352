import { cancelBookingMutation } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useRefreshBookings } from '../use-refresh-bookings.ts';
import { showUndoToast } from './undo-cancellation-toast.tsx';

/** Cancels a booking and offers to take that back for as long as the server would. */
export function useCancelBooking() {
  const refreshBookings = useRefreshBookings();
  return useMutation({
    ...cancelBookingMutation(),
    onSuccess: (booking) => showUndoToast(booking, refreshBookings),
    onSettled: refreshBookings,
  });
}
