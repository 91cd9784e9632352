import type { EpochMs } from '../../time/instants.ts';

/** How long a cancellation can be undone, in milliseconds: as long as its message is shown. */
export const UNDO_CANCELLATION_WINDOW = 30_000;

/** When a cancellation can no longer be undone; until then the place must still be free. */
export function undoCancellationUntil(cancelledAt: EpochMs, startsAt: EpochMs): EpochMs {
  return Math.min(cancelledAt + UNDO_CANCELLATION_WINDOW, startsAt);
}

/** Whether a cancellation can still be undone; the booking then keeps its `bookedAt` and policy. */
export function canUndoCancellation(
  booking: { status: string; cancelledAt: EpochMs; startsAt: EpochMs },
  now: EpochMs,
): boolean {
  const until = undoCancellationUntil(booking.cancelledAt, booking.startsAt);
  return booking.status === 'cancelled' && now < until;
}
