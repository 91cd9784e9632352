import type { Tx } from '../../../platform/database/transaction.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { cancelBookingsOfSession } from './session-bookings.store.ts';

/**
 * Cancels every booking of a class that its venue cancelled, without penalty: no visit is used, and
 * late cancellations of that class get their visits back. The caller has locked the class.
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
