import type { EpochMs } from '@pulse/domain';
import { useDesk } from './desk-context.ts';
import { queueCheckIn } from './queue.ts';

interface Tick {
  bookingId: string;
  /** The start of the class as the desk sees it. */
  starts_at: string;
  name: string;
  title: string;
}

/** Returns a function that queues a tick made at an instant of this device's clock; false when it cannot. */
export function useQueueTick() {
  const desk = useDesk();
  return ({ bookingId, starts_at, name, title }: Tick, madeAt: EpochMs): boolean =>
    desk !== null &&
    queueCheckIn(
      desk.userId,
      { venueId: desk.venueId, booking: { id: bookingId, starts_at }, name, title },
      madeAt,
    );
}
