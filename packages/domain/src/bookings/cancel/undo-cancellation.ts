import type { EpochMs } from '../../time/instants.ts';

/** How long a cancellation can be undone, in milliseconds; ours, as long as its message stands. */
export const UNDO_CANCELLATION_WINDOW = 30_000;

/** Until when (epoch milliseconds) a cancellation can be undone, if the place is still free. */
export function undoCancellationUntil(cancelledAt: EpochMs, startsAt: EpochMs): EpochMs {
  return Math.min(cancelledAt + UNDO_CANCELLATION_WINDOW, startsAt);
}

/** Whether a cancellation can still be undone; the booking then keeps its instant and its policy. */
export function canUndoCancellation(
  booking: { status: string; cancelledAt: EpochMs; startsAt: EpochMs },
  now: EpochMs,
): boolean {
  const until = undoCancellationUntil(booking.cancelledAt, booking.startsAt);
  return booking.status === 'cancelled' && now < until;
}
