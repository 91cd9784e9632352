import { movesFar } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import type { MovedSession } from '../../classes/index.ts';
import { moveBookings } from './move-bookings.store.ts';
import { listAgreedStarts } from './moved-bookings.store.ts';

/** Moves the bookings of classes that their venue moved; the caller has locked members and classes. */
export async function moveSessionBookings(tx: Tx, moved: readonly MovedSession[]): Promise<void> {
  if (moved.length === 0) return;
  const sessions = new Map(moved.map((session) => [session.id, session]));
  // Members who booked before an earlier move agreed to another start than those who booked after it.
  const agreed = await listAgreedStarts(tx, [...sessions.keys()]);
  const moves = agreed.flatMap(({ sessionId, agreedStart }) => {
    const session = sessions.get(sessionId);
    if (!session) return [];
    const freeUntilStart = movesFar(agreedStart, session.startsAt, session.zone);
    return [{ ...session, agreedStart, freeUntilStart }];
  });
  const bookings = await moveBookings(tx, moves);
  await publish(
    tx,
    ...bookings.map(({ id, overlaps_id }) => ({
      type: 'booking.moved' as const,
      payload: { booking_id: id, ...(overlaps_id && { overlaps_booking_id: overlaps_id }) },
    })),
  );
}
