import type { EpochMs } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import { lockClasses, WHOLE_WAITLIST } from '../locks/lock-class.ts';
import { promoteWaitlistWithoutRetry } from '../waitlist/promote-waitlist.ts';
import { cancelFutureBookings, listFutureSessionIds } from './member-bookings.store.ts';

/**
 * Cancels every place that a member whose account is deleted still holds or waits for, and promotes
 * the waitlists. Past bookings are kept for statistics.
 */
export async function cancelMemberBookings(tx: Tx, userId: string, now: EpochMs): Promise<void> {
  const at = new Date(now);
  const sessionIds = await listFutureSessionIds(tx, userId, at);
  const lockedClasses = await lockClasses(tx, {
    sessionIds,
    members: [userId],
    waitlistLimit: WHOLE_WAITLIST,
  });
  await cancelFutureBookings(tx, userId, at);
  for (const lockedClass of lockedClasses) await promoteWaitlistWithoutRetry(tx, lockedClass, now);
}
