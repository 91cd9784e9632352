import { subscriptionStateAt } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findLiveMembership } from '../stored-membership.store.ts';
import { listPlanBookings, presentTouchedBooking } from '../touched-bookings.store.ts';
import { endsAtOnce } from './cancel-membership.ts';

/** When the membership would end if it were cancelled now, and the bookings that it would free. */
export async function previewCancellation(deps: Deps, userId: string) {
  const now = deps.clock.now();
  const membership = await findLiveMembership(deps.db, userId);
  if (!membership || subscriptionStateAt(membership, now) === 'ended')
    return refuse('no_membership');
  const atOnce = endsAtOnce(membership, now);
  const endsAt = new Date(atOnce ? now : membership.periodEndsAt);
  const freed = await listPlanBookings(deps.db, userId, endsAt);
  return {
    ends_at: endsAt.toISOString(),
    at_once: atOnce,
    freed_bookings: freed.map(presentTouchedBooking),
  };
}
