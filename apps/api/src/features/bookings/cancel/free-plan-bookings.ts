import type { EpochMs } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { BookingsChangedError, type UncoveredBookings } from '../../memberships/index.ts';
import { lockClasses, WHOLE_WAITLIST } from '../locks/lock-class.ts';
import { promoteWaitlistWithoutRetry } from '../waitlist/promote-waitlist.ts';
import { cancelPlanBookings, listSessionsOfPlan } from './plan-bookings.store.ts';

/**
 * Frees the places that a membership no longer pays for, without penalty, and promotes the waitlists;
 * the member stays locked, so that nothing is booked with the old membership meanwhile. Throws
 * BookingsChangedError when the member booked another class before the lock was taken.
 */
export async function freePlanBookings(
  tx: Tx,
  { userId, from, until, reason }: UncoveredBookings,
  now: EpochMs,
): Promise<number> {
  const bookings = {
    userId,
    from: new Date(Math.max(from, now)),
    until: until === null ? null : new Date(until),
  };
  const sessionIds = await listSessionsOfPlan(tx, bookings);
  const lockedClasses = await lockClasses(tx, {
    sessionIds,
    members: [userId],
    waitlistLimit: WHOLE_WAITLIST,
  });
  const locked = new Set(sessionIds);
  const bookedSince = await listSessionsOfPlan(tx, bookings);
  if (bookedSince.some((id) => !locked.has(id))) throw new BookingsChangedError();
  const freed = await cancelPlanBookings(tx, bookings, reason, new Date(now));
  await publish(
    tx,
    ...freed.map((id) => ({
      type: 'booking.cancelled' as const,
      payload: { booking_id: id, by: 'system' as const },
    })),
  );
  for (const lockedClass of lockedClasses) await promoteWaitlistWithoutRetry(tx, lockedClass, now);
  return freed.length;
}
