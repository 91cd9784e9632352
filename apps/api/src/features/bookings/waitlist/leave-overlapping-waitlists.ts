import { type EpochMs, overlappingWaitlistEntries, type TimeRange } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import type { LockedClass } from '../locks/lock-class.ts';
import { listEntryTimes, removeFromWaitlists } from './waitlist.store.ts';

/**
 * Removes members who got a place in a class from the waitlists of classes that overlap it, and
 * publishes an event for each removed entry. The caller has locked the class.
 */
export async function leaveOverlappingWaitlists(
  tx: Tx,
  lockedClass: LockedClass,
  confirmed: readonly { bookingId: string; userId: string }[],
  span: TimeRange,
  now: EpochMs,
): Promise<void> {
  const bookingOf = new Map(confirmed.map(({ userId, bookingId }) => [userId, bookingId]));
  const otherEntries = lockedClass.otherWaitlistEntries.filter(
    (entry) => entry.sessionId !== lockedClass.sessionId && bookingOf.has(entry.userId),
  );
  const userOfEntry = new Map(otherEntries.map((entry) => [entry.id, entry.userId]));
  // Read now: the classes may have been moved since they were locked.
  const entries = await listEntryTimes(tx, [...userOfEntry.keys()]);
  const overlapping = overlappingWaitlistEntries(entries, span).map(({ id }) => id);
  const removedIds = await removeFromWaitlists(tx, overlapping, new Date(now));
  await publish(
    tx,
    ...removedIds.map((id) => ({
      type: 'booking.dropped_for_overlap' as const,
      payload: { booking_id: id, for_booking_id: bookingOf.get(userOfEntry.get(id) ?? '') ?? '' },
    })),
  );
}
