import type { Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { bookingHooks } from '../booking-hooks.ts';
import { publishCancellations } from './publish-cancellations.ts';
import { cancelBookingsOfSessions } from './session-bookings.store.ts';

/**
 * Cancels every booking of classes that their venue cancelled, without penalty: no visit is used, and
 * late cancellations of those classes get their visits back. The caller has locked the classes.
 */
export async function cancelSessionBookings(
  deps: Deps,
  tx: Tx,
  sessionIds: readonly string[],
  reason: string,
): Promise<void> {
  const at = new Date(deps.clock.now());
  const { cancelled, returned } = await cancelBookingsOfSessions(tx, sessionIds, reason, at);
  await publishCancellations(tx, cancelled, 'venue');
  await publish(
    tx,
    ...returned.map((id) => ({
      type: 'booking.visit_returned' as const,
      payload: { booking_id: id },
    })),
  );
  await bookingHooks(deps).onOffersEnded(
    tx,
    cancelled.map(({ id }) => id),
    at,
  );
}
