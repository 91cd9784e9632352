import { cancelBookingMutation } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { offerUndo } from './undo-toast.tsx';
import { useBookingChanges } from './use-booking-changes.ts';

/** Cancels a booking and offers to take that back for as long as the server would. */
export function useCancelBooking() {
  const refresh = useBookingChanges();
  return useMutation({
    ...cancelBookingMutation(),
    onSuccess: (booking) => offerUndo(booking, refresh),
    onSettled: refresh,
  });
}
