import { useMemo, useSyncExternalStore } from 'react';
import { onUnsentChange, readUnsent } from '#ui/network/unsent-changes.ts';
import { useDesk } from './desk-context.ts';
import { type QueuedCheckIn, readQueue } from './queue.ts';

const none: readonly unknown[] = [];

/** What the person at the desk has queued here, oldest first, and what of it belongs to a booking or a guest. */
export function useQueue() {
  const desk = useDesk();
  const read = () => (desk ? readUnsent(desk.userId) : none);
  const unsent = useSyncExternalStore(onUnsentChange, read, () => none);
  return useMemo(() => {
    // Other venues' check-ins are settled too; they are shown at their own desk.
    const queue = unsent.length > 0 && desk ? readQueue(desk.userId) : [];
    const here = queue.filter(({ venueId }) => venueId === desk?.venueId);
    const byBooking = new Map<string, QueuedCheckIn>();
    const byGuest = new Map<string, QueuedCheckIn>();
    for (const checkIn of here) {
      if (checkIn.booking) byBooking.set(checkIn.booking.id, checkIn);
      if (checkIn.guest) byGuest.set(checkIn.guest.id, checkIn);
    }
    return { here, byBooking, byGuest };
  }, [unsent, desk]);
}
