import type { Tx } from '../../../platform/database/transaction.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import type { MovedSession } from '../../classes/index.ts';
import { moveBookings } from './moved-bookings.store.ts';

/** Moves the bookings of classes that their venue moved; the caller has locked members and classes. */
export async function moveSessionBookings(tx: Tx, moved: readonly MovedSession[]): Promise<void> {
  if (moved.length === 0) return;
  const bookings = await moveBookings(tx, moved);
  await publish(
    tx,
    ...bookings.map(({ id, overlaps_id }) => ({
      type: 'booking.moved' as const,
      payload: { booking_id: id, ...(overlaps_id && { overlaps_booking_id: overlaps_id }) },
    })),
  );
}
