import { type Booking, cancelBookingMutation } from '@pulse/contract/client';
import { useAction } from '#ui/actions/use-action.ts';
import { cancellationKind } from './cancellation-kind.ts';
import { showUndoToast } from './undo-cancellation-toast.tsx';

/** Cancels this booking and then shows a toast, with undo where that is possible. */
export function useCancelBooking(booking: Booking) {
  const kind = cancellationKind(booking);
  return useAction(cancelBookingMutation(), {
    onDone: (cancelled) => showUndoToast(cancelled, kind),
    // Taken or given up, an offer is news no more.
    refetch: ['bookings', 'notifications'],
    refetchAfterFailure: true,
    failure: 'note',
  });
}
