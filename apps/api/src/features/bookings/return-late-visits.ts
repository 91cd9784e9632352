import type { Tx } from '../../platform/database/transaction.ts';
import { record } from '../../platform/facts/facts.ts';
import { markVisitsReturned } from './bookings.store.ts';

/**
 * Gives back the visits of late cancellations, now that these members took places in the class:
 * one for each place taken, a member's own first, then whoever cancelled first. Holds the class.
 */
export async function returnLateVisits(
  tx: Tx,
  sessionId: string,
  takers: readonly string[],
  at: Date,
): Promise<void> {
  if (takers.length === 0) return;
  const returned = await markVisitsReturned(tx, sessionId, takers, at);
  await record(
    tx,
    ...returned.map((id) => ({
      type: 'booking.visit_returned' as const,
      payload: { booking_id: id },
    })),
  );
}
