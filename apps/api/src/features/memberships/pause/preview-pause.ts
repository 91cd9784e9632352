import { PAUSES_PER_YEAR, pausesThisYear } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { findLiveMembership } from '../stored-membership.store.ts';
import { listPlanBookings, presentTouchedBooking } from '../touched-bookings.store.ts';
import { decidePause } from './decide-pause.ts';

/** When a pause of some days from now would end, where it moves the renewal, and what it frees. */
export async function previewPause(deps: Deps, userId: string, days: number) {
  const now = deps.clock.now();
  const decision = decidePause(await findLiveMembership(deps.db, userId), days, now);
  if (isRefusal(decision)) return decision;
  const { pausedAt, resumesAt, renewsAt } = decision.pause;
  const used = pausesThisYear(decision.membership.pauses, now).length;
  const freed = await listPlanBookings(deps.db, userId, new Date(pausedAt), new Date(resumesAt));
  return {
    resumes_at: new Date(resumesAt).toISOString(),
    renews_at: new Date(renewsAt).toISOString(),
    pauses_left: PAUSES_PER_YEAR - used - 1,
    freed_bookings: freed.map(presentTouchedBooking),
  };
}
