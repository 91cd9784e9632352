import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { markNoShowBookings } from './attendance.store.ts';

/**
 * Marks bookings of ended classes without a check-in as no-shows until none is due, some in each
 * transaction; when the process stops, after the one at hand. Those that another transaction has locked
 * are left for the next time.
 */
export async function markNoShows(deps: Pick<Deps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  while (!deps.jobs.stopping.aborted && (await markSomeNoShows(deps)) > 0);
}

async function markSomeNoShows({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  return inTransaction(db, async (tx) => {
    const noShowIds = await markNoShowBookings(tx, new Date(clock.now()));
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
