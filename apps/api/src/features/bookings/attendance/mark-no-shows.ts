import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { markNoShowBookings } from './attendance.store.ts';

/** Marks bookings of ended classes without a check-in as no-shows; returns how many. */
export async function markNoShows(deps: Deps): Promise<number> {
  return inTransaction(deps.db, async (tx) => {
    const noShowIds = await markNoShowBookings(tx, new Date(deps.clock.now()));
    await publish(
      tx,
      ...noShowIds.map((id) => ({
        type: 'booking.no_show' as const,
        payload: { booking_id: id },
      })),
    );
    return noShowIds.length;
  });
}
