import type { Tx } from '../../../platform/database/transaction.ts';
import { type DomainEvent, publish } from '../../../platform/events/domain-events.ts';

/** A booking that was cancelled, and its member. */
export interface CancelledBooking {
  id: string;
  user_id: string;
}

/**
 * Publishes the cancellations of one act of a venue or the platform. A member who loses several
 * bookings by it has one event for all of them.
 */
export async function publishCancellations(
  tx: Tx,
  cancelled: readonly CancelledBooking[],
  by: 'venue' | 'system',
): Promise<void> {
  const events: DomainEvent[] = [];
  for (const [user_id, bookings] of Map.groupBy(cancelled, (booking) => booking.user_id)) {
    const together = bookings.length > 1 && ({ together: true } as const);
    const booking_ids = bookings.map(({ id }) => id);
    for (const booking_id of booking_ids)
      events.push({ type: 'booking.cancelled', payload: { booking_id, by, ...together } });
    if (together)
      events.push({ type: 'booking.several_cancelled', payload: { user_id, booking_ids, by } });
  }
  await publish(tx, ...events);
}
