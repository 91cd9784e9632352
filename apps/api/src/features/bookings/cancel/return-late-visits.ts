import type { Tx } from '../../../platform/database/transaction.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { markVisitsReturned } from '../bookings.store.ts';

/**
 * Returns the visits of late cancellations after these members took places in the class: one for
 * each place, a member's own first, then in the order of cancelling. The caller has locked the class.
 */
export async function returnLateVisits(
  tx: Tx,
  sessionId: string,
  memberIds: readonly string[],
  at: Date,
): Promise<void> {
  if (memberIds.length === 0) return;
  const returned = await markVisitsReturned(tx, sessionId, memberIds, at);
  await publish(
    tx,
    ...returned.map((id) => ({
      type: 'booking.visit_returned' as const,
      payload: { booking_id: id },
    })),
  );
}
