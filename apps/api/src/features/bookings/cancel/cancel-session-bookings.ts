import type { Tx } from '../../../platform/database/transaction.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { cancelBookingsOfSessions } from './session-bookings.store.ts';

/**
 * Cancels every booking of classes that their venue cancelled, without penalty: no visit is used, and
 * late cancellations of those classes get their visits back. The caller has locked the classes.
 */
export async function cancelSessionBookings(
  tx: Tx,
  sessionIds: readonly string[],
  reason: string,
  at: Date,
): Promise<void> {
  const { cancelled, returned } = await cancelBookingsOfSessions(tx, sessionIds, reason, at);
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
