import { type EpochMs, pauseUsesVisit } from '@pulse/domain';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { BookingsChangedError, type UncoveredBookings } from '../../memberships/index.ts';
import { bookingHooks } from '../booking-hooks.ts';
import { lockClasses, WHOLE_WAITLIST } from '../locks/lock-class.ts';
import { promoteWaitlistWithoutRetry } from '../waitlist/promote-waitlist.ts';
import {
  cancelPlanBookings,
  listBookingsOfPlan,
  listSessionsOfPlan,
  type PlanBookings,
} from './plan-bookings.store.ts';
import { cancelContext } from './present-quote.ts';
import { publishCancellations } from './publish-cancellations.ts';

/**
 * Frees the places that a membership no longer pays for, and promotes the waitlists; what a pause
 * frees past its free cancellation uses its visit. The member stays locked, so that nothing is
 * booked with the old membership meanwhile. Throws BookingsChangedError when the member booked another class before the lock was taken.
 */
export async function freePlanBookings(
  deps: Deps,
  tx: Tx,
  { userId, from, until, reason }: UncoveredBookings,
): Promise<number> {
  const now = deps.clock.now();
  const bookings = planBookings({ userId, from, until }, now);
  const sessionIds = await listSessionsOfPlan(tx, bookings);
  const lockedClasses = await lockClasses(tx, {
    sessionIds,
    members: [userId],
    waitlistLimit: WHOLE_WAITLIST,
  });
  const locked = new Set(sessionIds);
  const bookedSince = await listSessionsOfPlan(tx, bookings);
  if (bookedSince.some((id) => !locked.has(id))) throw new BookingsChangedError();
  const lateIds = reason === 'membership_paused' ? await lateOf(tx, bookings, now) : [];
  const freed = await cancelPlanBookings(tx, bookings, { reason, lateIds, at: new Date(now) });
  await publishCancellations(
    tx,
    freed.map((id) => ({ id, user_id: userId })),
    'system',
  );
  await bookingHooks(deps).onOffersEnded(tx, freed, new Date(now));
  for (const lockedClass of lockedClasses) await promoteWaitlistWithoutRetry(tx, lockedClass, now);
  return freed.length;
}

/** The bookings inside a pause from `now` on that would use their visits. */
export function listLateInPause(
  db: Db | Tx,
  paused: Pick<UncoveredBookings, 'userId' | 'from' | 'until'>,
  now: EpochMs,
): Promise<string[]> {
  return lateOf(db, planBookings(paused, now), now);
}

async function lateOf(db: Db | Tx, bookings: PlanBookings, now: EpochMs): Promise<string[]> {
  const held = await listBookingsOfPlan(db, bookings);
  return held
    .filter((booking) => pauseUsesVisit(cancelContext(booking), now))
    .map((booking) => booking.id);
}

function planBookings(
  { userId, from, until }: Pick<UncoveredBookings, 'userId' | 'from' | 'until'>,
  now: EpochMs,
): PlanBookings {
  return {
    userId,
    from: new Date(Math.max(from, now)),
    until: until === null ? null : new Date(until),
  };
}
