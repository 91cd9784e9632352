import type { EpochMs } from '@pulse/domain';
import { useDesk } from './desk-context.ts';
import { queueCheckIn } from './queue.ts';

export interface Tick {
  /** Who was ticked, a member by their booking or a guest. */
  bookingId?: string;
  guestId?: string;
  /** The start of the class as the desk sees it. */
  starts_at: string;
  name: string;
  title: string;
}

/** Returns a function that queues a tick made at an instant of this device's clock; false when it cannot. */
export function useQueueTick() {
  const desk = useDesk();
  return ({ bookingId, guestId, starts_at, name, title }: Tick, madeAt: EpochMs): boolean =>
    desk !== null &&
    queueCheckIn(
      desk.userId,
      {
        venueId: desk.venueId,
        ...(bookingId && { booking: { id: bookingId, starts_at } }),
        ...(guestId && { guest: { id: guestId, starts_at } }),
        name,
        title,
      },
      madeAt,
    );
}
