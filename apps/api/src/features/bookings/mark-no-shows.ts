import { inTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { record } from '../../platform/facts/facts.ts';
import { markMissedBookings } from './session-bookings.store.ts';

/** Sets bookings of ended classes, where nobody was checked in, to no-show; answers how many. */
export async function markNoShows(deps: Deps): Promise<number> {
  return inTransaction(deps.db, async (tx) => {
    const missed = await markMissedBookings(tx, new Date(deps.clock.now()));
    await record(
      tx,
      ...missed.map((id) => ({
        type: 'booking.no_show' as const,
        payload: { booking_id: id },
      })),
    );
    return missed.length;
  });
}
