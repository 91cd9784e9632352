import type { Tx } from '../../../platform/database/transaction.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { cancelBookingsOfSession } from './session-bookings.store.ts';

/**
 * Ends every booking of a class that its venue cancelled, without penalty: nothing is used, and
 * late cancellations of that class give their visits back. The caller holds the class.
 */
export async function cancelSessionBookings(
  tx: Tx,
  sessionId: string,
  reason: string,
  at: Date,
): Promise<void> {
  const { cancelled, returned } = await cancelBookingsOfSession(tx, sessionId, reason, at);
  await publish(
    tx,
    ...cancelled.map((id) => ({
      type: 'booking.cancelled' as const,
      payload: { booking_id: id, by: 'venue' as const },
    })),
    ...returned.map((id) => ({
      type: 'booking.visit_returned' as const,
      payload: { booking_id: id },
    })),
  );
}
