import type { Tx } from '../../../platform/database/transaction.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { listPlacesOfSessions } from './moved-bookings.store.ts';

/** Notifies the members with a place in one of these classes that another trainer, or none that is named, teaches it. */
export async function announceTrainer(tx: Tx, sessionIds: readonly string[]): Promise<void> {
  if (sessionIds.length === 0) return;
  const bookings = await listPlacesOfSessions(tx, sessionIds);
  await publish(
    tx,
    ...bookings.map((id) => ({
      type: 'booking.trainer_changed' as const,
      payload: { booking_id: id },
    })),
  );
}
